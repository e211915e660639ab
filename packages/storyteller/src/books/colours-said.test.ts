import type { ScriptPage, ThingName } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { tellPictureBook } from './tell-picture-book.ts';
import { withColoursSaid } from './colours-said.ts';

const page = (text: string, ...things: ThingName[]): ScriptPage => ({
  text,
  scene: { setting: 'garden', time: 'day', weather: 'clear', camera: 'wide', actors: [], things },
});
const colours = (...pages: ScriptPage[]) =>
  withColoursSaid({ pages, notManaged: [] }, '').pages.map(({ scene }) => scene.colours);

describe('the colours of a book', () => {
  it('are those of its text, on every page where the thing is seen', () => {
    expect(
      colours(page('A ball.', 'ball'), page('It was a big yellow ball.', 'ball'), page('Up it went.', 'ball')),
    ).toEqual([{ ball: 'yellow' }, { ball: 'yellow' }, { ball: 'yellow' }]);
  });

  it('are read where the text says what a thing is like', () => {
    expect(colours(page('The new tent was yellow, and very light. The sky was blue.', 'tent'))).toEqual([
      { tent: 'yellow' },
    ]);
  });

  it('change where the text says so, and are of the first thing that is named', () => {
    expect(colours(page('A green leaf.', 'leaf'), page('Now it was a brown leaf.', 'leaf'))).toEqual([
      { leaf: 'green' },
      { leaf: 'brown' },
    ]);
    expect(colours(page('A red ball in a box.', 'ball', 'box'))).toEqual([{ ball: 'red' }]);
  });

  it('are those of the theme where no page says one', () => {
    const book = { pages: [page('Up went the balloon.', 'balloon')], notManaged: ['yellow', 'moon'] };
    const { pages, notManaged } = withColoursSaid(book, 'Mia and a yellow balloon go to the moon');
    expect(pages[0]?.scene.colours).toEqual({ balloon: 'yellow' });
    expect(notManaged).toEqual(['moon']);
  });

  it('are left alone where no one colour is said', () => {
    expect(colours(page('A red and white scarf. The blue sky over a kite.', 'scarf', 'kite'))).toEqual([undefined]);
  });

  it('are those of the theme: whoever it calls purple is purple', () => {
    const told = (theme: string) =>
      tellPictureBook({ theme, childName: 'Mia', age: 5, details: null }, { seed: 1 }).cast;
    expect(told('a purple dinosaur who loves to dance')[0]).toMatchObject({ animal: 'dinosaur', coat: 'purple' });
    expect(told('the little red tractor').find((each) => each.is === 'thing')).toMatchObject({ coat: 'red' });
  });
});
