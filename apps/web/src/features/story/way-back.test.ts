import { expect, it } from 'vitest';
import { isAuthored, wayBack } from './way-back.ts';

it('leads back to where a story came from', () => {
  expect(wayBack({ category: 'byob', topic: null }).href).toBe('/categories');
  expect(wayBack({ category: 'expert-help', topic: 'new-school' }).href).toBe('/expert-help?challenge=new-school');
  expect(wayBack({ category: 'expert-help', topic: null }).href).toBe('/pre-created-stories');
});

it('knows the stories of the expert library', () => {
  expect(isAuthored({ category: 'expert-help', topic: null })).toBe(true);
  expect(isAuthored({ category: 'daily-routines', topic: 'bath-time' })).toBe(false);
});
