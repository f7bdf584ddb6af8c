import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import styles from './Field.module.css';

export interface FieldProps {
  icon: LucideIcon;
  label: string;
  value: string;
  className?: string | undefined;
}

export function Field({ icon: Icon, label, value, className }: FieldProps) {
  return (
    <span className={clsx(styles.field, className)}>
      <Icon size={18} />
      <small>{label}</small>
      <b>{value}</b>
    </span>
  );
}
