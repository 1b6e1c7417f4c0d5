import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressForReport, installErrorHandler, reportError } from './index.ts';

const fetched = vi.fn<typeof fetch>();
const popup = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockResolvedValue(Response.json({ ok: true })));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  installErrorHandler(popup);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  popup.mockReset();
});

describe('reportError', () => {
  it('logs, shows a popup titled by customError, and reports message, stack and address', () => {
    const error = Object.assign(new Error('broken one'), { customError: 'Could not draw the chart' });
    reportError(error);
    expect(console.error).toHaveBeenCalledWith(error);
    expect(popup).toHaveBeenCalledWith('Could not draw the chart');
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/user/err');
    const body: unknown = JSON.parse(String(init?.body));
    expect(body).toMatchObject({ err: { message: 'Error: broken one' }, url: location.href });
  });

  it('titles the popup with nothing when the error has no customError', () => {
    reportError(new Error('broken two'));
    expect(popup).toHaveBeenCalledWith('');
  });

  it('reports the same error once, and takes anything that was thrown', () => {
    reportError('broken three');
    reportError('broken three');
    reportError(undefined);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is silent about aborted calls', () => {
    reportError(new DOMException('stopped', 'AbortError'));
    expect(popup).not.toHaveBeenCalled();
  });

  it('never reports a login token', () => {
    expect(addressForReport('https://x.example/he/reset-password#token=s3cret')).toBe(
      'https://x.example/he/reset-password#token=…',
    );
    expect(addressForReport('https://x.example/he/login?token=s3cret&a=1')).toBe(
      'https://x.example/he/login?token=…&a=1',
    );
  });
});
