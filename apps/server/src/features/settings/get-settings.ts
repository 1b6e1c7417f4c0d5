import { DEFAULT_CLOUD_NAME, type PublicSettings } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import { isSecure } from '#platform/http/origin';
import type { Platform } from '#platform/platform';

/** What every page may know: an allow-list, nothing of the settings leaves by accident. */
export function getSettings(config: Platform['config'], request: FastifyRequest): PublicSettings {
  const { cloudName, uploadPreset, mediaDeliveryUrl, miniGameHosts } = config;
  const builtIn = cloudName === DEFAULT_CLOUD_NAME;
  return {
    cloudName,
    uploadPreset: builtIn ? '' : uploadPreset,
    host: '',
    baseUrl: config.publicUrl ?? `${isSecure(config, request) ? 'https' : 'http'}://${request.host}`,
    deliveryUrl: builtIn ? '' : mediaDeliveryUrl,
    miniGameHosts: [...miniGameHosts],
  };
}
