import { expect, test } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';
import { kinRole, kinRoleBeside } from './kin-role.ts';

test.each([
  ['Grandad', 'other-grandparent'],
  ['Great-Grandma', 'grandparent'],
  ['Papa', 'other-parent'],
  ['Mummy', 'parent'],
  ['Nain', 'grandparent'],
  ['Taid', 'other-grandparent'],
  ['Abuela Carmen', 'grandparent'],
  ['the grown-up', 'parent'],
])('%s is drawn as %s', (name, role) => {
  expect(kinRole(name)).toBe(role);
});

test('whoever is beside somebody of the same role has the other look', () => {
  expect(kinRoleBeside('Daddy', ['Dad'])).toBe('parent');
  expect(kinRoleBeside('Nana', ['Grandma'])).toBe('other-grandparent');
  expect(kinRoleBeside('Dad', ['Mum'])).toBe('other-parent');
});

test.each([
  'two dads and one very small bathroom and everyone needs to be out by 8',
  'I have a dad and a papa',
  'I want Mummy, not Daddy',
])('the grown-ups of "%s" do not look alike', (theme) => {
  for (const age of [3, 6, 9]) {
    const { cast } = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
    const roles = cast.flatMap((each) => (each.is === 'adult' && /parent/.test(each.role) ? [each.role] : []));
    expect(roles.length).toBeGreaterThan(0);
    expect(new Set(roles).size).toBe(roles.length);
  }
});
