import { describe, expect, test } from 'vitest';
import { eventsLost } from './events-lost.ts';

const NONE = {};

describe('what happens in a theme', () => {
  test('is lost when no page tells that it happened, in the words of the parent', () => {
    expect(eventsLost('a boy who builds a flying bicycle', 'Mia found a flying bicycle.', NONE)).toEqual(['builds']);
    expect(eventsLost('cats take over the supermarket', 'They came to the supermarket.', NONE)).toEqual(['take over']);
    expect(eventsLost('two penguins sail to Africa', 'They went to Africa by jeep.', NONE)).toEqual(['sail']);
  });

  test('is not lost when it is told in other words', () => {
    expect(eventsLost('a boy who builds a boat', 'Sam made a boat out of lids.', NONE)).toEqual([]);
    expect(eventsLost('a penguin who loses his hat', 'The hat was gone.', NONE)).toEqual([]);
  });

  test('is lost when a page only says that it was not so', () => {
    expect(eventsLost('a monkey who stole the spoons', 'Nobody stole anything.', NONE)).toEqual(['stole']);
  });

  test('is what an arc knows of it, where its pages would not say', () => {
    const theme = 'the dog who saved Christmas';
    expect(eventsLost(theme, 'Christmas stood at the window.', NONE)).toEqual(['saved']);
    expect(eventsLost(theme, 'Christmas stood at the window.', { does: /^sav/ })).toEqual([]);
    expect(eventsLost('a bear opens a bakery', 'She opens the door.', { only: /./ }, 'opens a bakery')).toEqual([
      'opens',
    ]);
  });
});

test('whoever of the family a theme names is missed when nobody meets them', () => {
  expect(eventsLost('a sleepover at grandmas', 'Mrs Lamb left a light on.', NONE)).toEqual(['grandmas']);
  expect(eventsLost('a sleepover at grandmas', 'Grandma left a light on.', NONE)).toEqual([]);
  expect(eventsLost('a sleepover at grandmas', 'Grandad left a light on.', NONE)).toEqual(['grandmas']);
});
