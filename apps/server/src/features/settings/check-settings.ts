import { DEFAULT_CLOUD_NAME, type FieldProblem, type InstallationSettings } from '@qc/contract';
import { isCloudName, isMailSender, isOrigin } from '#platform/config-values';

/** Vendors of accessibility menus that know a house by its account alone. */
const VENDORS_WITH_ACCOUNT: readonly InstallationSettings['scripts']['accessibilityVendor'][] = ['userway', 'equalweb'];

/** What is wrong with settings as they would be together; empty: they can be used. */
export function checkSettings(settings: InstallationSettings): FieldProblem[] {
  const { cloudName, uploadPreset, host, baseUrl, mailFrom, scripts } = settings;
  const problems: FieldProblem[] = [];
  if (!isCloudName(cloudName)) problems.push({ path: 'cloudName', code: 'invalid_format' });
  if (cloudName !== DEFAULT_CLOUD_NAME && uploadPreset === '') {
    problems.push({ path: 'uploadPreset', code: 'required' });
  }
  if (uploadPreset !== '' && !isCloudName(uploadPreset)) {
    problems.push({ path: 'uploadPreset', code: 'invalid_format' });
  }
  if (host !== '' && !isOrigin(host)) problems.push({ path: 'host', code: 'link' });
  if (baseUrl !== '' && !isOrigin(baseUrl)) problems.push({ path: 'baseUrl', code: 'link' });
  if (!isMailSender(mailFrom)) problems.push({ path: 'mailFrom', code: 'invalid_format' });
  if (VENDORS_WITH_ACCOUNT.includes(scripts.accessibilityVendor) && scripts.accessibilityAccount === '') {
    problems.push({ path: 'scripts.accessibilityAccount', code: 'required' });
  }
  return problems;
}
