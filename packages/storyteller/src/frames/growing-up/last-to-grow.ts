import { said, type NamedScene } from '../scene.ts';

const OTHERS = String.raw`(?:(?:his|her|their|all (?:his|her|their|the)|the|other) )?(?:mates?|friends?|others|boys|girls|class\w*|everyone|everybody|peers|they)`;

/** The others have grown, and one is waiting for it. */
export const lastToGrow: NamedScene = {
  id: 'lasttogrow',
  image: 'a row of trees that were planted in one week and flower in different ones',
  cue: said(
    String.raw`\b${OTHERS}(?:['’]ve| have| has| are|['’]re)? (?:all )?(?:grown|shot up|growing|got(?:ten)? (?:taller|so tall|tall|bigger)|taller|had (?:a|their) growth|developed|started (?:puberty|developing)|hit puberty|gone through puberty|got (?:deep|deeper) voices|voices? ha(?:s|ve) broken)\b[^]{0,40}\b(?:(?:he|she|they) (?:has ?n['’]?t|hasnt|is ?n['’]?t|isnt|has not|is not|have ?n['’]?t|still|looks)|and not (?:him|her)|except (?:him|her)|but not (?:him|her))|\b(?:behind|later than|slower than) ${OTHERS}\b[^]{0,40}\b(?:grow\w*|puberty|develop\w*|tall\w*|body|voice)|\b(?:still )?looks? (?:like a (?:little )?(?:kid|child|baby|year \d)|(?:much |so )?(?:younger|like a primary))\b[^]{0,50}\b(?:mates?|friends?|others|class|year)\b|\b(?:late (?:developer|bloomer)|has(?:n['’]?t| not) (?:hit|started|begun) puberty|no sign of puberty)\b`,
    String.raw`\b(?:period\w*|bra|breast\w*|doctor|hormone|teas\w*|call\w*|bull\w*|names?|plants?|sunflower|mumps)\b`,
  ),
  decides: true,
  answers: /\b(?:grown|behind|mates?|friends?|small\w*|taller|hasn['’]?t|puberty|voice)\b/i,
  titles: { older: 'Same Garden, Other Week' },
  text: {
    '8-10': `
      D<lasttogrow> The others have grown, and {Name} is still waiting for it. In photos from last year they are all about the same. Now some of them have long legs and deeper voices. Bodies have their own clocks. One begins at eight, another at fourteen, and both are within the usual range. Nobody can set the clock from outside, and starting later does not mean ending up smaller.
      P<lasttogrow> Those who grew first did nothing for it. Some of them bump into things all day and would like last year's legs back.
      P<lasttogrow> When a clock starts is mostly inherited. It is worth asking at home who was late.
      Q<lasttogrow> Next to the tall ones, {Name} might feel ____.
      H<lasttogrow> {helper} can dig out old photos of somebody in the family who was last.
      H<lasttogrow> {helper} can ask a doctor, if anyone wonders. ~ Doctors can often tell what is still to come.
      T<lasttogrow> {he} can pick things in which size does not count, and be good at those for now.
      T<lasttogrow> {he} can answer, "I'm on a later train," and leave it there.
      C<lasttogrow> {he} can think, "My clock. It goes."
      A<lasttogrow> Trees that were planted on one day can flower in different weeks, and in summer nobody can tell. {Name} may be a while yet. A body is busy at every size, with growing only one of its jobs. Friends are friends at any height.
    `,
    '11+': `
      D<lasttogrow> Within one year, a group of friends can turn into men, women and people who look as they did at primary school. {Name} is among the last, and the others have grown. Nobody did anything to bring it about. Puberty begins anywhere between eight and fourteen, the order is mostly inherited, and late starters go on growing when the early ones have finished. It is still tiresome to be asked at every counter which year one is in.
      P<lasttogrow> Those who developed early have their own version of it. They are taken for older, are expected to act it, and cannot send it back.
      P<lasttogrow> In sport and in shops size counts a little, for now. In jokes, loyalty and music it does not count at all.
      Q<lasttogrow> In a photo with the others, {Name} might notice ____. Impatient is a fair word.
      H<lasttogrow> {helper} can say when it began in the family, if that is known. ~ It is the best forecast there is.
      H<lasttogrow> {helper} can arrange a talk with a doctor about it. ~ A simple check can often show what is still to come, and sometimes there is something they can do.
      T<lasttogrow> {he} can choose training that goes by weight, skill or speed.
      T<lasttogrow> {he} can keep one line for remarks: "I'm saving it up."
      C<lasttogrow> {he} can think, "Same garden, other week."
      A<lasttogrow> Of trees that were planted on one day, some flower three weeks later, and by July it takes an expert to say which. At twenty nobody will know who was last. Until then it is a nuisance, and is allowed to be one. A body on a later timetable is still the one that climbs, laughs and gets picked for a quiz.
    `,
  },
};
