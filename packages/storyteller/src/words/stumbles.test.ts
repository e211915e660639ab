import { expect, test } from 'vitest';
import { stumbles } from './stumbles.ts';

test.each([
  'Granny Pat does nursery run',
  'has gentle dog',
  'uses a jug shaped like whale',
  'standing still like tree',
  'has keys on lanyard',
  'goes out of house',
  'share room',
  'pats back',
  'doing phonics w {him} Tues',
  'coming tuesdays',
  'sitting window no {him}',
  'the goggles are pink, leaks a bit',
  'says its just a tic',
  'goes between',
  'The nurse Carol comes to school.',
  'doing bath with {him}',
  'putting hands on ears',
  'Ms Adair uses {he}',
  'held the line at crossing',
])('a reader would trip over %j', (text) => expect(stumbles(text)).toBe(true));

test.each([
  '{he} can look at {his} card and take a breath',
  'holding {his} hand',
  'playing football at school with water and bread',
  'brings the stickers on Tuesdays',
  'has a calm old labrador called Duke',
  'travels by bus and is home for tea',
  'reading at bedtime with cartoons on',
  'a grown-up says no',
  'Mum goes on night shift',
  'made {him} hot chocolate and sat on the step with {him}',
  'can say, "Toilet first."',
  'putting on numbing cream early',
  'took all afternoon',
])('%j reads well', (text) => expect(stumbles(text)).toBe(false));
