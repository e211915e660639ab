import { said, type NamedScene } from '../scene.ts';

/** Nearly all of it was right: "95 per cent", "19 out of 20". */
const NEARLY_ALL = String.raw`(?<!\d)(?:(?:9\d|8\d) ?(?:%|per ?cent\b|out of (?:a hundred|100)\b)|(?:1[789]|nineteen|eighteen) out of (?:20|twenty)\b|(?:[89]|nine|eight) out of (?:10|ten)\b|4\d out of (?:50|fifty)\b)`;
/** Who takes it hard. */
const TAKES_IT_HARD = String.raw`\b(?:falls? apart|cr(?:y|ies|ied|ying)|sobs?|meltdown|distraught|devastated|beats? (?:him|her|them)sel\w+ up|hates? (?:him|her|them)sel\w+|inconsolable|panics?|upset|can'?t (?:cope|handle|bear)|straight A|not good enough|(?:in )?tears)\b`;

/** A child with good marks who falls apart over one that is lower. */
export const oneBadMark: NamedScene = {
  id: 'onemark',
  image: 'one low number in a column of high ones',
  cue: said(
    String.raw`\b(?:one|a single|a|any|every) (?:\w+ )?(?:bad|low|lower|poor|disappointing) (?:mark|grade|result|score)s?\b|\b(?:less than|anything (?:below|under|less than|but)|below|didn'?t get) (?:an? )?(?:A\*?|9|top (?:mark|grade|set)s?|full marks|100 ?%|perfect score)(?!\w)|\bstraight A\b|${NEARLY_ALL}`,
    String.raw`\b(?:hid(?:es|ing|den)?|lie[sd]?|lying|told off|school report|dyslex\w*|struggl\w+ (?:at|in|with) school|failed|mocks?|11 ?plus|eleven plus|does(?:n'?t| not) care|lazy)\b`,
  ),
  decides: new RegExp(
    String.raw`^(?![^]*\b(?:hid(?:es|ing|den)?|lie[sd]?|lying|failed|does(?:n'?t| not) care|lazy)\b)(?=[^]*${TAKES_IT_HARD})[^]*?(?:\b(?:(?:one|a single|a|any|every) (?:\w+ )?(?:bad|low|lower|poor) (?:mark|grade|result|score)s?|(?:less than|anything (?:below|under|less than|but)|didn'?t get) (?:an? )?(?:A\*?|9|top (?:mark|grade)s?|full marks|100 ?%))(?!\w)|${NEARLY_ALL})`,
    'i',
  ),
  answers: /\b(?:straight A|falls? apart|mark|grade|perfect\w*|top|student|per ?cent|cr(?:y|ies|ied)|lost)\b/i,
  titles: { older: 'One Number in a Column' },
  text: {
    '8-10': `
      D<onemark> A row of good marks is quiet, and one low one is loud. {Name} may look at the page and see nothing else. It can feel as if that mistake had eaten up all the rest. It has not. The others are still there, in the same ink. A mark says how one piece of work went on one day.
      P<onemark> A teacher who sees a low mark like that thinks, "That was a hard bit. I will explain it again."
      P<onemark> People at home were proud long before there were any marks. It is hard to believe that on such a day.
      Q<onemark> When the number is there, {Name} might feel ____. It may go right down to the stomach.
      H<onemark> {helper} can leave the number alone for an evening. ~ Nothing about it changes before tomorrow.
      H<onemark> {helper} can look at which bit went wrong, when {he wants} to. ~ It is often one bit, met three times.
      T<onemark> {he} can say, "I am really disappointed," to somebody who does not mend it at once.
      T<onemark> {he} can find the one thing that was not known yet, and ask about that.
      C<onemark> {he} can think, "One number. It is about a page."
      A<onemark> The page is in a folder, with a note about the hard bit. Somebody explained it, and it had a trick in it. There will be other low ones, because work gets harder, and harder work has mistakes in it. A perfect row would only show that it was too easy.
    `,
    '11+': `
      D<onemark> For somebody who is used to doing well, a low mark is not simply a low mark. It feels as if something had been found out. {Name} may see a column of good results with one wrong number in it, and read only that one. The standard that did this is a high one, and it has been useful. What it lacks is any sense of proportion: a nine out of ten and a disaster get the same alarm.
      P<onemark> A person without a single bad mark has mostly stopped trying hard things. The first one tends to come at the point where work becomes interesting.
      P<onemark> Nobody at home loves an average. It may be hard to believe on the evening itself, and it is true on that evening as well.
      Q<onemark> In the first hour, {Name} might notice ____. Shame is a common answer, although nothing shameful was done.
      H<onemark> {helper} can keep all advice until the next day. ~ Comfort first, and analysis later, if at all.
      H<onemark> {helper} can find a counsellor or talk with the school if sleep or meals suffer from it. ~ It is common in people who do well, and it can be eased.
      T<onemark> {he} can put the paper away for one night, and look at it with a pencil the day after.
      T<onemark> {he} can work out what it was: a gap, a bad day or a strange question. ~ Each of those needs something different.
      T<onemark> {he} can hand in one thing this week that is good and not perfect. ~ It is a kind of training.
      C<onemark> {he} can think, "It measures a paper. It was never measuring me."
      A<onemark> The number stays in the column, and with each week the column gets longer. The gap behind it has been found and filled, which took twenty minutes. Wrong answers will come again, since that is what new work is made of. A person who can have a bad mark and a good weekend has learnt something that the perfect ones have not.
    `,
  },
};
