import { describe, expect, it } from 'vitest';
import { lintFrame } from '../../../lint-frame.ts';
import { GENERAL_OF_KINDS } from '../../general.ts';
import { KINDS_OF_MATTER, type Kind } from './index.ts';
import { kindTold } from './kind-told.ts';

describe('which kind of matter a parent tells of', () => {
  it.each<[string, Kind | undefined]>([
    ['my son is upset because the shed burnt down', 'gone'],
    ['they are upset that our apple tree had to be cut down', 'gone'],
    ['the milkman does not come any more', 'gone'],
    ["can't get over the snowman melting", 'gone'],
    ['upset that the town is closing the swimming pool', 'gone'],
    ['our broadband is off for three weeks', 'hereNow'],
    ['the beekeeper next door has put hives by our fence', 'hereNow'],
    ['Her nan has got a new wig', 'hereNow'],
    ['our bin lorry has changed its day and he is lost without it', 'hereNow'],
    ['Dad sings loudly in shops and he hates it', 'others'],
    ['her dad has started dressing like a teenager', 'others'],
    ['her mum writes a blog about the family', 'others'],
    ['cannot whistle and everyone else in her class can', 'notYet'],
    ["can't roll her Rs in Spanish", 'notYet'],
    ['wants to carry the watering can but it is too heavy', 'notYet'],
    ['wants a goat', 'wish'],
    ['hates being the only one in her class without pierced ears', 'wish'],
    ['jealous of the neighbours and their paddling pool', 'wish'],
    ['he wants to know why the river is brown', 'wonder'],
    ['fascinated by drains', 'wonder'],
    ['obsessed with collecting receipts', 'wonder'],
    ['worried that the sandcastle he made will be washed away', 'worry'],
    ['our car broke down on the motorway and he is afraid it happens again', 'worry'],
    ['he is worried that he laughed at the wrong moment in assembly', 'mishap'],
    ['the tooth fairy brought the wrong coin', 'mishap'],
    ['they missed the sign up for the ski trip by one day', 'mishap'],
    ["she let the neighbour's rabbit out by mistake", 'mishap'],
    ['he keeps picking up cigarette ends on the pavement', 'deed'],
    ['has been asked to be a bell ringer at a wedding', 'coming'],
    ['does not want to hold hands', undefined],
    ['doesnt want to go to the farm', undefined],
    ['upset', undefined],
  ])('%s: %s', (problem, kind) => {
    expect(kindTold(problem)).toBe(kind);
  });

  it.each(Object.keys(KINDS_OF_MATTER) as Kind[])('has paragraphs without a fault for %s', (kind) => {
    const faults = lintFrame(GENERAL_OF_KINDS[kind]).filter(({ severity }) => severity === 'fault');
    expect(faults.map(({ where, message, line }) => `${where}: ${message} ${line}`)).toEqual([]);
  });
});
