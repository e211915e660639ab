import { describe, expect, it } from 'vitest';
import { bare, gist, keeping, opening, sentence, spoken, titled, within } from './wording.ts';

describe('phrases made fit for a sentence', () => {
  it('begins each sentence with a capital and ends the last with a stop', () => {
    expect(sentence('the door went click. home was outside')).toBe('The door went click. Home was outside.');
    expect(sentence('"toast," it said.')).toBe('"Toast," it said.');
  });

  it('keeps the mark of a question that is spoken', () => {
    expect(spoken('what if it is a part of me')).toBe('What if it is a part of me?');
    expect(spoken('the water looks deep')).toBe('The water looks deep,');
  });

  it('takes the article off, and gives a title its capitals', () => {
    expect(bare('the dark')).toBe('dark');
    expect(titled('mia and the dark')).toBe('Mia and the Dark');
    expect(titled('what is it for?')).toBe('What Is It For?');
    expect(titled('slow in, fast out')).toBe('Slow In, Fast Out');
  });
});

describe('length', () => {
  it('counts the words of each sentence, speech and all', () => {
    expect(within(4, 'One two three. "Four five," said Mia.')).toBe(true);
    expect(within(3, 'One two three. "Four five," said Mia.')).toBe(false);
  });

  it('takes whole sentences or whole clauses, or nothing', () => {
    expect(opening(3, 'Up it went. Nobody saw where it had gone.', 2)).toBe('Up it went.');
    expect(gist(5, 'a wave slapped, and water went up one nose')).toBe('A wave slapped.');
    expect(gist(5, 'put one thing, the best thing, on the windowsill')).toBeNull();
  });

  it('offers the spare variant only when no other fits', () => {
    expect(keeping(3, ['One two three four.', 'One two.'], 'Spare.')).toEqual(['One two.']);
    expect(keeping(1, ['One two.'], 'Spare.')).toEqual(['Spare.']);
  });
});
