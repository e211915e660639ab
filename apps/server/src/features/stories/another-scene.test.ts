import { SETTINGS, type Picture } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { anotherScene } from './another-scene.ts';

const picture: Picture = {
  setting: 'garden',
  time: 'day',
  pose: 'cover',
  feeling: 'scared',
  companion: 'dog',
  props: ['ball'],
  seed: 1,
  style: "children's book",
  looks: {
    hairStyle: 'short',
    hairColour: 'brown',
    skin: 'honey',
    eyes: 'brown',
    glasses: false,
    hearingAid: false,
    wheelchair: false,
  },
  age: 6,
};

it.each(SETTINGS)('four pictures in a row of %s differ, with the same child, place and things', (setting) => {
  const row: Picture[] = [];
  for (let last = { ...picture, setting }, seed = 2; seed < 6; seed++) row.push((last = anotherScene(last, seed)));
  expect(new Set(row.map(({ pose, feeling }) => `${pose} ${feeling}`)).size).toBe(4);
  for (const each of row) {
    expect(each).toMatchObject({ setting, companion: 'dog', props: ['ball'], looks: picture.looks, age: 6 });
    expect(['cover', 'hide', 'shout', 'sleep']).not.toContain(each.pose);
    expect(['scared', 'sad', 'angry', 'worried']).not.toContain(each.feeling);
  }
});

it('a night stays a night', () => {
  expect(anotherScene({ ...picture, time: 'night' }, 2).time).toBe('night');
  expect(anotherScene({ ...picture, time: 'sunset', setting: 'school-gate' }, 2).time).toBe('sunset');
  expect(anotherScene(picture, 2).time).toBe('sunset');
});
