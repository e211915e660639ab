import type { Article } from '@storylantern/library';

const CLOSE = String.raw`(?:dad(?:dy)?|father|papa|mum(?:my)?|mom(?:my)?|mama|mother|brother|sister|twin|parent|sibling|husband|wife|partner)s?`;
const DIED = String.raw`(?:died|dead|passed(?: away| on)?|killed|widow\w*|suicide|(?:took|taken) (?:his|her|their) (?:own )?life)`;

/** Somebody of the family has died, and it is said who. */
const CLOSE_DEATH = new RegExp(
  [
    String.raw`\b${CLOSE}\b.*\b${DIED}\b`,
    String.raw`\b${DIED}\b.*\b${CLOSE}\b`,
    String.raw`\b(?:death|loss|funeral|anniversary) of (?:\w+ )?${CLOSE}\b`,
    String.raw`\b${CLOSE} (?:death|funeral|grave|ashes)\b`,
    String.raw`\b(?:lost|losing|grie\w+|mourn\w*|without) (?:for )?(?:his|her|their|my|our|a|the) (?:\w+ )?${CLOSE}\b`,
    String.raw`\b(?:son|daughter|baby|boy|girl|child)\b.*\b(?:died|passed away|killed|stillborn)\b`,
  ].join('|'),
);

/** Many children talk of death when nobody has died. */
const TALKS_OF_DEATH =
  /\b(?:talk\w*|ask\w*|obsess\w*|think\w*|worr\w*|scared|afraid|fears?|interested|fascinated)\b.*\b(?:death|dying|die|dead)\b/;
const SOMEBODY =
  /\b(?:died|is dying|passed|funeral|lost|buried|cremat\w*|ashes|heaven|grie\w+|gran\w*|nan\w*|pop|poppy|aunt\w*|uncle|friend|neighbour|teacher|pets?|dog|cat|fish|hamster|rabbit|guinea pig|put (?:down|to sleep))\b/;

const DEATH =
  /\b(?:die[sd]?|dead|death|dying|passed|funeral|lost|losing|buried|burial|cremat\w*|ashes|heaven|grie\w+|mourn\w*|terminal|hospice|goodbye)\b/;
const BABY_LOST =
  /\b(?:lost|losing|loss of) (?:the|a|our|my) (?:baby|pregnancy)\b|miscarr|stillb|\bweeks\b.*\bbaby\b.*\blost\b/;
const ILL =
  /\b(?:ill\w*|sick\w*|poorly|unwell|cancer|chemo\w*|hospital\w*|operation|surgery|treatment|depress\w*|dying|die[sd]?|terminal\w*|hospice|disease|stroke|accident|bipolar|mental\w*|pain\w*|diagnos\w*|condition|tumou?r|worse|hair|health|bed|tired|well|epilep\w*|sclerosis|anxiety|breakdown|addict\w*|drink\w*)\b/;
const AWAY =
  /\b(?:prison|jail|custody|army|navy|forces|deploy\w*|soldier|serv(?:es|ing|ice)|sentence\w*|away|left|gone|absent|abroad)\b/;

/**
 * Pages that open with the worst, or with something else than was meant by one of their words, and when they may be
 * found: nobody whose child talks of death a lot is told that somebody has died, and a boy in a dress is not late for
 * school.
 */
const ONLY_WHEN: Readonly<Record<string, (plain: string) => boolean>> = {
  'parent-or-sibling-died': (plain) => CLOSE_DEATH.test(plain),
  'grandparent-died': (plain) => DEATH.test(plain) && !BABY_LOST.test(plain),
  'parent-away-prison-or-service': (plain) => !DEATH.test(plain) || AWAY.test(plain),
  'parent-ill': (plain) => ILL.test(plain),
  sleepwalking: (plain) =>
    /walk|wander|roam|\b(?:gets? (?:up|out)|got (?:up|out)|stands?|stood|found|stairs|door|asleep)\b/.test(plain),
  'getting-dressed': (plain) =>
    !/\b(?:wear\w*|in|put on|likes?|loves?|wants?) (?:\w+ )?(?:dresses|skirts?|a dress)\b/.test(plain),
};

/** Whether a page may be found by a question in plain words. */
export function mayBeFound({ id, topic }: Pick<Article, 'id' | 'topic'>, plain: string): boolean {
  if (topic === 'grief' && TALKS_OF_DEATH.test(plain) && !SOMEBODY.test(plain)) return false;
  return ONLY_WHEN[id]?.(plain) ?? true;
}
