import { describe, expect, it } from 'vitest';
import { codeInPath, isGameCode, typedCode } from './game-code.ts';

describe('game codes', () => {
  it('are six digits, or the twelve letters and digits of an assignment', () => {
    expect(['482915', 'a1b2c3d4e5f6', '123456789012'].map(isGameCode)).toEqual([true, true, true]);
    expect(['48291', '4829155', 'a1b2c3', 'A1B2C3D4E5F6', 'a1b2c3d4e5f_'].map(isGameCode)).not.toContain(true);
  });

  it('are read out of the address, and nothing else is', () => {
    expect(codeInPath('/play/482915')).toBe('482915');
    expect(codeInPath('/play/a1b2c3d4e5f6/')).toBe('a1b2c3d4e5f6');
    expect(codeInPath('/PLAY/482915')).toBe('482915');
    for (const path of ['/play', '/play/4829', '/play/482915/x', '/x/482915', '/play/<script>'])
      expect(codeInPath(path)).toBe('');
  });

  it('may be typed with spaces, in capitals, or pasted as a whole link', () => {
    expect(typedCode('482 915')).toBe('482915');
    expect(typedCode('48291577')).toBe('482915');
    expect(typedCode('A1B2 C3D4 E5F6')).toBe('a1b2c3d4e5f6');
    expect(typedCode('https://quiz.example.org/play/a1b2c3d4e5f6')).toBe('a1b2c3d4e5f6');
    expect(typedCode('123456789012')).toBe('123456789012');
  });
});
