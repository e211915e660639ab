import { by, type BroadSubject } from './subject.ts';

/** Family: days with whoever is named, who stands for "{kin}". */
export const FAMILY_LIFE: readonly BroadSubject[] = [
  {
    called:
      /(?!.*\bstep)(?:(?:me|us) and (?:my |our )?{kin}(?:[- ](?:day|time|date))?|(?:my |our )?{kin}(?: and (?:me|i|us)(?:[- ](?:day|time|date))?)?|(?:my |our )?{kin} loves? (?:me|us)|i love (?:my |our )?{kin}|(?:my |our )?{kin}'?s? (?:hugs?|cuddles?|love)|(?:a |spending )?(?:day|time|fun) with (?:my |our )?{kin}|my (?:amazing|wonderful|lovely|best) {kin})/,
    told: [
      by('pancakes', 'pancakes with {kin}'),
      by('camping', 'camping in the garden with {kin}'),
      by('picnic', 'a picnic with {kin}'),
      by('beach', 'a day at the beach with {kin}'),
      by('den', 'building a den with {kin}'),
      by('fishing', 'fishing with {kin}', { from: 4 }),
      by('snow-day', 'a snow day with {kin}'),
    ],
  },
  {
    called:
      /(?:(?:my |our |the )?famil(?:y|ies)(?: love| time| life| day)?|spending time (?:together|with (?:my |the )?family)|my (?:lovely|big|crazy) family|home|my home)/,
    told: [
      by('many-cousins', 'a big family party'),
      by('pancakes', 'making pancakes'),
      by('camping', 'camping in the garden'),
      by('rainy-day', 'stuck indoors in the rain'),
    ],
  },
];
