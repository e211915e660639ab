import { expect, it } from 'vitest';
import { deedIn } from './deed.ts';
import { tellsOnlyOfSuccess } from './plain-success.ts';

it.each([
  'He put on his own shoes',
  'she swam a whole length',
  'He brushed his teeth by himself',
  'We are so proud of her, she read a whole book',
  'was chosen for the county netball team and is over the moon',
  'she passed her piano exam',
  'Dex was dry for a whole week, no pull ups',
  'He finally made a friend at kindergarten after months of playing alone',
  'he did it! rode his bike without stabilisers all the way to the park',
  'He used to scream at the hairdresser but today he sat still the whole time',
])('hears a success in "%s"', (text) => expect(tellsOnlyOfSuccess(text)).toBe(true));

it.each([
  'she eats by herself at school',
  'he learned to open the front door',
  'sleeping at grandmas for the first time',
  'he plays on his own at break',
  'she hit her sister',
  'was picked last again',
  'her brother won the cup and she is jealous',
  'he slept a whole night but now he screams again',
  'how can she learn to tie her own shoes',
  'was dry for a week and now wets again',
  'has finally made a friend and now she is moving away',
  'he did it again, hit his sister',
  'learned to unlock the front door all by himself',
])('hears none in "%s"', (text) => expect(tellsOnlyOfSuccess(text)).toBe(false));

it.each([
  ['put on his own shoes', 'putting on {his} own shoes'],
  ['put her coat on', 'putting on {his} coat'],
  ['finished his puzzle', 'finishing {his} puzzle'],
  ['poured her own milk!', 'pouring {his} own milk'],
])('finds the deed in "%s", though nobody is named', (text, deed) => expect(deedIn(text)?.text).toBe(deed));

it.each(['she hit her sister', 'kicked the dog', 'he screamed all day'])('finds no deed to applaud in "%s"', (text) =>
  expect(deedIn(text)).toBeUndefined(),
);
