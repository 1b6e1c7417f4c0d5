import { auditBy } from '#features/audit';
import { hostOf } from '#platform/http/guards/known-hosts';
import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Mailer } from '#platform/mail/mailer';
import type { Platform } from '#platform/platform';
import { succeed } from '#platform/result';
import { getInstallationSettings } from './get-installation-settings.ts';
import { getSettings } from './get-settings.ts';
import { keepingTheWayIn } from './keep-the-way-in.ts';
import { tellSettings } from './settings-elsewhere.ts';
import { sendTestMail } from './send-test-mail.ts';
import { updateInstallationSettings } from './update-installation-settings.ts';

/** Calls about the settings of the house. */
export function settingsHandlers(platform: Platform, mailer: Pick<Mailer, 'sendNow' | 'wake'>) {
  return {
    getSettings: async ({ request }) => succeed(await getSettings(platform, request)),
    getInstallationSettings: (call) => getInstallationSettings(platform, signedIn(call).role),
    updateInstallationSettings: async (call) => {
      const who = { role: signedIn(call).role, by: auditBy(call) };
      const changes = keepingTheWayIn(platform, call.request, who.role, call.body);
      const done = await updateInstallationSettings(platform, who, changes);
      if (!done.ok) return done;
      const keptHost = who.role === 0 ? hostOf(call.request) : null;
      if (keptHost !== null) call.request.server.knownHosts.keep(keptHost);
      tellSettings(platform.bus, keptHost);
      // Whoever a new rule concerns is written to.
      mailer.wake();
      return done;
    },
    sendTestMail: (call) => sendTestMail(platform, mailer, auditBy(call), call.body.to),
  } satisfies Partial<Handlers>;
}
