import { describeStaffCommand } from '#harness/staff-command.ts';

describeStaffCommand();
