import { auditBy } from '#features/audit';
import type { HandlersOf } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Mailer } from '#platform/mail/mailer';
import type { Platform } from '#platform/platform';
import { succeed } from '#platform/result';
import { getInstallationSettings } from './get-installation-settings.ts';
import { getSettings } from './get-settings.ts';
import { sendTestMail } from './send-test-mail.ts';
import { updateInstallationSettings } from './update-installation-settings.ts';

type SettingsRoute = 'getSettings' | 'getInstallationSettings' | 'updateInstallationSettings' | 'sendTestMail';

/** Calls about the settings of the house. */
export function settingsHandlers(platform: Platform, mailer: Pick<Mailer, 'sendNow'>): HandlersOf<SettingsRoute> {
  return {
    getSettings: async ({ request }) => succeed(await getSettings(platform, request)),
    getInstallationSettings: (call) => getInstallationSettings(platform, signedIn(call).role),
    updateInstallationSettings: (call) =>
      updateInstallationSettings(platform, { role: signedIn(call).role, by: auditBy(call) }, call.body),
    sendTestMail: (call) => sendTestMail(platform, mailer, auditBy(call), call.body.to),
  };
}
