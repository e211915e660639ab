import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';
import { withComingBack } from '../theme/meant/back-by.ts';
import { withMagicRide } from '../theme/takes-anywhere.ts';

const told = (theme: string, details: string | null, age = 4) =>
  tellPictureBook({ theme, childName: 'Zara', age, details }, { seed: age });
const textOf = (theme: string, details: string | null, age?: number): string =>
  told(theme, details, age)
    .pages.map(({ text }) => text)
    .join(' ');

describe('what the details say is told where a page can carry it', () => {
  it.each([
    ['going on an aeroplane for the first time', 'We are going to Portugal.', /Portugal/],
    ['flying on a plane', 'We are flying to Spain to see Grandma.', /Spain/],
    ['a dinosaur who comes to tea', 'His favourite is a stegosaurus.', /the stegosaurus/],
    ['a dinosaur who comes to tea', 'She loves T-Rex.', /the T-rex/],
    ['a bus that goes to the sea', 'The bus is number 7.', /Number Seven/],
    ['a dog who wants to go to school', 'Our dog is Bramble, a brown spaniel.', /Bramble the (?:brown )?spaniel/],
  ])('%s (%s)', (theme, details, word) => {
    for (const age of [4, 6]) expect(textOf(theme, details, age)).toMatch(word);
  });

  it('no kind is told that a child is afraid of', () => {
    expect(textOf('a dinosaur who comes to tea', 'He is scared of the T-rex.')).not.toMatch(/T-rex/);
  });
});

describe('somebody who is away and comes back', () => {
  it.each([
    ['Daddy is away on a ship', 'He comes home on Friday.', 'Daddy is away on a ship and comes home on Friday'],
    ['Mummy is away', "She'll be back tomorrow.", 'Mummy is away and comes home tomorrow'],
    ['Daddy is away', 'He is not coming back.', 'Daddy is away'],
    ['Daddy is away', 'He loves dogs.', 'Daddy is away'],
  ])('%s (%s)', (theme, details, meant) => {
    expect(withComingBack(theme, details)).toBe(meant);
  });

  it('is counted to, and is no hard news', () => {
    expect(told('Daddy is away on a ship', 'He comes home on Friday.').arc).toBe('counting-days');
    expect(told('Daddy is away on a ship and comes home on Friday', null).arc).toBe('counting-days');
    expect(told('my dad is on a ship for six weeks', null).arc).toBe('counting-days');
  });
});

describe('what takes somebody anywhere', () => {
  it.each([
    ['wellies that take you anywhere', 'travelling in magic wellies'],
    ['a bed that can fly anywhere', 'travelling in a magic bed'],
    ['boots which take me wherever I want', 'travelling in magic boots'],
    ['new wellies', 'new wellies'],
    ['a bus that takes people to work', 'a bus that takes people to work'],
  ])('%s', (theme, meant) => {
    expect(withMagicRide(theme)).toBe(meant);
  });
});

describe('other themes of which a book tells', () => {
  it.each([
    ['the flumpet that lives in the washing machine', 'knock-first'],
    ['a ghost who says boo too quietly', 'small-roar'],
  ])('%s', (theme, arc) => {
    expect(told(theme, null, 6).arc).toBe(arc);
  });

  it('a shark without teeth loses none a week, and a house on a farm is no three streets away', () => {
    expect(told('a shark with no teeth', null, 6).arc).not.toBe('tooth-a-week');
    expect(textOf('we are moving to a farm', null, 6)).toMatch(/house on a farm/);
    expect(textOf('we are moving to a farm', null, 6)).not.toMatch(/three streets/);
  });
});
