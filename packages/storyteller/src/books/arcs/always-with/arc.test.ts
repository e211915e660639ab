import { describe, expect, it } from 'vitest';
import { BEINGS, ONTOLOGY_THINGS } from '@storylantern/library';
import { bookChance } from '../../chance.ts';
import { companyOf } from '../../company/company.ts';
import { readFamily } from '../../company/family.ts';
import { understandTheme } from '../../theme/understand.ts';
import { alwaysWith, type AlwaysWith } from './arc.ts';
import { HOLLOW } from './job-hollow.ts';
import { LONG } from './job-long.ts';
import { SHINY } from './job-shiny.ts';
import { SOFT } from './job-soft.ts';
import { WIDE } from './job-wide.ts';

const JOBS = [HOLLOW, WIDE, SOFT, LONG, SHINY];

function bound(theme: string, seed = 3): AlwaysWith | null {
  const understood = understandTheme(theme, 'Mia');
  const brief = { theme, childName: 'Mia', age: 6, details: null };
  const family = readFamily(brief, understood);
  return alwaysWith.bind(companyOf({ theme: understood, family, age: 6, chance: bookChance(seed) }));
}

describe('somebody and a thing', () => {
  it.each(['a knight and a teapot', 'an owl with an umbrella', 'a fox and a scarf', 'a bear with a trumpet'])(
    'are what "%s" is about, and the thing has a job',
    (theme) => {
      expect(alwaysWith.fits(understandTheme(theme, 'Mia'))).toBeGreaterThanOrEqual(11);
      expect(bound(theme)?.job).toBeDefined();
    },
  );

  it.each(['a fox and a hen', 'a lost teddy', 'a bear who bakes bread', 'a whale and a teapot', 'my teddy'])(
    'are left to other arcs in "%s"',
    (theme) => {
      const understood = understandTheme(theme, 'Mia');
      expect(alwaysWith.fits(understood) === 0 || bound(theme) === null).toBe(true);
    },
  );

  it('never has the trouble of its own kind', () => {
    for (let seed = 1; seed < 12; seed++) {
      const made = bound('a hedgehog and a scarf', seed);
      expect(made?.troubled.kind).not.toBe('hedgehog');
    }
  });
});

describe('jobs', () => {
  it('are for things that pictures can show, and for people who are known', () => {
    const things = new Set(ONTOLOGY_THINGS.filter((each) => each.drawn !== null).map((each) => each.id));
    const beings = new Set(BEINGS.flatMap((each) => [each.id, ...(each.also ?? [])]));
    for (const job of JOBS) {
      expect([...job.things].filter((each) => things.has(each)).length).toBeGreaterThanOrEqual(6);
      expect(job.who.some((each) => beings.has(each))).toBe(true);
    }
  });
});
