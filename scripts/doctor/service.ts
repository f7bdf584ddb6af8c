import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { checkMail } from '#server/notifications/check-mail.ts';
import type { Config } from '#server/settings/config.ts';
import { builtFrom } from '#server/static/build-record.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

export async function checkBuild({ buildDir }: Config): Promise<Finding> {
  const subject = 'Build';
  return (await builtFrom(buildDir)) === undefined
    ? note(subject, `none in ${buildDir}; "npm start" builds the site, "npm run serve" does not.`)
    : ok(subject, `complete, in ${buildDir}`);
}

/** Whether this project's service is listening on the port. */
const isService = ({ host, port }: Config) =>
  fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/healthz`, {
    signal: AbortSignal.timeout(2_000),
  }).then(
    async (response) => 'store' in (await response.json()),
    () => false,
  );

export async function checkPort(config: Config): Promise<Finding> {
  const subject = 'Port';
  const { host, port } = config;
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    return ok(subject, `${port} on ${host} is free`);
  } catch (error) {
    if (await isService(config))
      return ok(subject, `${port} on ${host}: the service is running there`);
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    return wrong(
      subject,
      `Cannot listen on ${port} at ${host} (${code}). Stop the other program, or set PORT and HOST.`,
    );
  } finally {
    probe.close();
  }
}

const nearestExisting = (folder: string): string =>
  existsSync(folder) ? folder : nearestExisting(dirname(folder));

async function isWritable(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    return (await stat(folder)).isDirectory();
  } catch {
    return false;
  }
}

export async function checkDataDir({ dataDir, databaseUrl }: Config): Promise<Finding> {
  const subject = 'Data folder';
  if (databaseUrl !== undefined) return ok(subject, 'not needed with DATABASE_URL');
  return (await isWritable(nearestExisting(dataDir)))
    ? ok(subject, existsSync(dataDir) ? dataDir : `${dataDir} (created at the first start)`)
    : wrong(subject, `This user may not write to ${dataDir}. Set DATA_DIR to another folder.`);
}

export async function checkMailServer({ smtpUrl }: Config): Promise<Finding> {
  const subject = 'Mail';
  if (smtpUrl === undefined) {
    return note(subject, 'not set up: enquiries are stored, but nobody is notified. Set SMTP_URL.');
  }
  const { ok: isReady, sentence } = await checkMail(smtpUrl);
  return isReady ? ok(subject, sentence) : wrong(subject, `${sentence} Check SMTP_URL.`);
}
