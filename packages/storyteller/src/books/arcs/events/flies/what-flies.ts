import { withArticle } from '../../../company/figure.ts';

/** What a theme says that flies. */
export interface Flyer {
  /** The word of the theme: "school bus", "bed"; null where whoever the theme is about flies without anything. */
  readonly of: string | null;
  /** "the carpet". */
  readonly the: string;
  /** "sat on the bed", "sat in the school bus". */
  readonly inIt: string;
  readonly sort: 'thing' | 'mount' | 'self';
}

const MOUNT = /\b(dragon|pegasus|unicorn|eagle|winged horse|pony|horse|cow|pig|elephant)s?\b/;
const THING =
  /\b((?:school |magic |flying |fire |red |blue |yellow |double[- ]decker |cardboard |old |grandma's |grandad's |grandpa's )*)(tree ?house|bus|bed|bedroom|den|caravan|carpet|rug|sofa|chair|bathtub|bath|car|train|boat|ship|house|sledge|sleigh|tractor|digger|fire engine|engine|taxi|van|shed|school|wardrobe|broomstick|broom|box|blanket|umbrella|duvet|pillow|mattress|hammock|wheelbarrow|pram|pushchair|trolley|basket|suitcase|table|bench|armchair|rocking chair|tent|swing|bucket|tray)\b/;
const ROOM =
  /^(?:tree ?house|bedroom|den|caravan|bus|car|train|boat|ship|house|sledge|sleigh|bathtub|bath|taxi|van|shed|school|wardrobe|box|engine|hammock|wheelbarrow|pram|pushchair|trolley|basket|suitcase|armchair|tent|bucket)$/;

export const isMount = (word: string): boolean => MOUNT.test(word);

/** What flies in a theme, and how one sits in it or on it. */
export function whatFlies(raw: string): Flyer {
  const mount = MOUNT.exec(raw)?.[1];
  if (mount !== undefined) return { of: mount, the: `the ${mount}`, inIt: `sat on the ${mount}`, sort: 'mount' };
  const [, before = '', noun] = THING.exec(raw) ?? [];
  if (noun === undefined) return { of: null, the: '', inIt: '', sort: 'self' };
  const of = `${before.replace(/(?:magic|flying|grandma's|grandad's|grandpa's) /g, '')}${noun}`;
  const whole = `${before}${noun}`;
  const said = /magic|flying/.test(before)
    ? withArticle(whole)
    : before.startsWith('grand')
      ? whole.replace(/^g/, 'G')
      : `the ${whole}`;
  return {
    of,
    the: `the ${of}`,
    inIt: /\b(?:build|builds|built|make|makes|made)\b/.test(raw)
      ? `sat in the ${of} they had built`
      : noun === 'umbrella'
        ? `held on to ${said}`
        : `sat ${ROOM.test(noun) ? 'in' : 'on'} ${said}`,
    sort: 'thing',
  };
}
