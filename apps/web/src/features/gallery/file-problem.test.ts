import { IMAGE_BYTES_MAX } from '@qc/contract';
import { describe, expect, it } from 'vitest';
import { fileProblem } from './file-problem.ts';

const file = { name: 'a.png', type: 'image/png', size: 1000 };

describe('fileProblem', () => {
  it('finds what the server would refuse before it is sent', () => {
    expect(fileProblem(file)).toBeNull();
    expect(fileProblem({ ...file, name: 'a~1.png' })).toBe('tilde');
    expect(fileProblem({ ...file, type: 'image/svg+xml' })).toBe('wrongType');
    expect(fileProblem({ ...file, size: IMAGE_BYTES_MAX + 1 })).toBe('tooLarge');
  });
});
