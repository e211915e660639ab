import { describe, expect, it } from 'vitest';
import { withWhoIsThere } from './who-is-there.ts';

describe('a day without one of the family', () => {
  it.each([
    ['a day without mummy', 'Mummy is at work. Daddy and Albie stay at home.', 'a day with daddy'],
    ['a whole weekend without my dad', 'Nana comes', 'a whole weekend with nana'],
    ['a day without mummy', 'Mummy is in hospital. Daddy is at home.', 'a day without mummy'],
    ['a day without mummy', 'Mummy is at work.', 'a day without mummy'],
    ['a day without rain', 'Daddy is there', 'a day without rain'],
  ])('%s (%s): %s', (theme, details, told) => {
    expect(withWhoIsThere(theme, details)).toBe(told);
  });
});
