import { IMAGE_BYTES_MAX, UPLOAD_BYTES_MAX } from '@qc/contract';
import { describe, expect, it } from 'vitest';
import { acceptOf, kindOf, nameProblem, planFile } from './file-check.ts';

const file = { name: 'a.png', type: 'image/png', size: 1000 };
const small = { width: 850, height: 1200, durationMs: 0 };
const lasting = (durationMs: number) => ({ width: 640, height: 360, durationMs });

describe('nameProblem', () => {
  it('finds what the server would refuse before anything is read', () => {
    expect(nameProblem(file, undefined)).toBeNull();
    expect(nameProblem({ ...file, name: 'a~1.png' }, undefined)).toBe('tilde');
    expect(nameProblem({ ...file, type: 'image/svg+xml' }, undefined)).toBe('wrongType');
    expect(nameProblem({ ...file, size: 0 }, undefined)).toBe('empty');
    expect(nameProblem({ ...file, type: 'video/mp4' }, 'image')).toBe('notPicture');
    expect(nameProblem(file, 'audio')).toBe('otherType');
  });
});

describe('kindOf', () => {
  it('goes by the type, and by the ending where there is none', () => {
    expect(kindOf({ name: 'x', type: 'audio/webm;codecs=opus' })).toBe('audio');
    expect(kindOf({ name: 'x.MP3', type: '' })).toBe('audio');
    expect(kindOf({ name: 'x.exe', type: '' })).toBeNull();
    expect(kindOf({ name: 'x.png', type: 'text/html' })).toBeNull();
    expect(acceptOf('image')).not.toContain('video');
  });
});

describe('planFile', () => {
  it('sends, makes smaller, makes shorter, or refuses', () => {
    expect(planFile('image', 1000, small)).toEqual({ next: 'send' });
    expect(planFile('image', 1000, { ...small, width: 1300 })).toEqual({ next: 'shrink' });
    expect(planFile('image', IMAGE_BYTES_MAX + 1, small)).toEqual({ next: 'crop' });
    expect(planFile('image', UPLOAD_BYTES_MAX + 1, small)).toEqual({ next: 'refuse', problem: 'tooLarge' });
    expect(planFile('video', 1000, lasting(30_200))).toEqual({ next: 'send' });
    expect(planFile('audio', 1000, lasting(31_000))).toEqual({ next: 'cut' });
    expect(planFile('video', UPLOAD_BYTES_MAX + 1, lasting(20_000))).toEqual({ next: 'cut' });
    expect(planFile('video', 1000, lasting(300_001))).toEqual({ next: 'refuse', problem: 'tooLong' });
  });
});
