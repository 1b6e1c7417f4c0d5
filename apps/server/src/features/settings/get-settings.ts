import { DEFAULT_CLOUD_NAME, type PublicSettings } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import { hostOf } from '#platform/http/guards/known-hosts';
import { isSecure } from '#platform/http/origin';
import type { Platform } from '#platform/platform';
import { installationSettings } from './installation-settings.ts';

/** What every page may know: an allow-list, nothing of the settings leaves by accident. */
export async function getSettings(platform: Platform, request: FastifyRequest): Promise<PublicSettings> {
  const { config } = platform;
  const settings = await installationSettings(platform);
  const { cloudName, uploadPreset, host, baseUrl, scripts, emailTopLevelMax } = settings;
  const builtIn = cloudName === DEFAULT_CLOUD_NAME;
  return {
    cloudName,
    uploadPreset: builtIn ? '' : uploadPreset,
    host,
    baseUrl: baseUrl || `${isSecure(config, request) ? 'https' : 'http'}://${hostOf(request)}`,
    deliveryUrl: builtIn ? '' : config.mediaDeliveryUrl,
    miniGameHosts: [...config.miniGameHosts],
    scripts,
    contact: { name: settings.contactName, email: settings.contactEmail, phone: settings.contactPhone },
    emailTopLevelMax,
  };
}
