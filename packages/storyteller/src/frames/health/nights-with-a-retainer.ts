import { said, type NamedScene } from '../scene.ts';

/** A retainer that stays in its case: nothing is lost or broken, it is only not worn. */
export const nightsWithARetainer: NamedScene = {
  id: 'retainernights',
  image: 'a small case beside the toothbrush, which is empty at night',
  cue: said(
    String.raw`\b(?:won['’]?t|will not|refus\w+|does ?n['’]?t|doesnt|does not|did ?n['’]?t|never|stopped|not|hates?|fed up (?:with|of)|sick of|keeps? (?:forgetting|taking)|forgets?|can['’]?t be bothered|has to be (?:nagged|reminded))\b[^.!?]{0,30}\b(?:retainers?)\b|\bretainers?\b[^.!?]{0,40}\b(?:not (?:worn|wearing|in)|won['’]?t|refus\w+|never|does ?n['’]?t|hates?|stopped|in (?:its|the) (?:case|box|drawer)|takes? it out|at night)\b`,
    String.raw`\b(?:lost|loses?|losing|broke\w*|threw|thrown|bin(?:ned)?|chewed|snapped|cracked|dog|next week|getting (?:a|his|her|their)|speech|talks? funny)\b`,
  ),
  decides: true,
  answers: /\b(?:retainers?|night|wear\w*|case|forget\w*|refus\w+|nag\w*)\b/i,
  titles: { older: 'The Case Beside the Toothbrush' },
  beside: {
    benefits: [
      'Says what a retainer does, and why it is needed at night.',
      'Takes the nagging out of it and leaves the job with {name}.',
      'Says that a missed night is only a missed night.',
    ],
    talk: {
      young: ['What does a retainer do?', 'Which word went into the blank?', 'Where is a good place for the case?'],
      older: [
        'What is the dull part of the job, and why is it needed?',
        'Which word went into the blank?',
        'Where would the case be hard to forget?',
      ],
    },
  },
  text: {
    '8-10': `
      D<retainernights> A brace moves teeth, and a retainer keeps them where they are. It sounds like the dull half of the job, and {Name} may have had enough of it all. It feels tight, it tastes of plastic, and nobody can see what it does. But the fibres around the teeth pull back for months. A retainer holds against that, mostly at night. In its case it holds nothing.
      P<retainernights> Grown-ups think of all the months in the chair. So they ask each evening, and it sounds a bit more like a siren each time.
      P<retainernights> If it feels tight, the teeth have begun to move a little. If it hurts or no longer fits, the orthodontist wants to know.
      Q<retainernights> With the case in one hand, {Name} might feel ____.
      H<retainernights> {helper} can ask once, at a time that was agreed, and not again.
      H<retainernights> {helper} can ring the orthodontist if it rubs. ~ It can be adjusted.
      T<retainernights> {he} can keep the case next to the toothbrush. ~ One job reminds of the other.
      T<retainernights> {he} can put it in an hour before bed, so that the tight bit is over by then.
      C<retainernights> {he} can think, "It works while I am asleep."
      A<retainernights> It is in, and after ten minutes the tongue has stopped complaining. The teeth stay where they were put, and nobody needs to do anything for it but sleep. On some nights it may be forgotten, and the next night it goes in again. The case by the toothbrush is empty, and that is how it is meant to look at night.
    `,
    '11+': `
      D<retainernights> After a brace, most people expect a finishing line and are handed a piece of plastic for the night. {Name} may feel that this was not part of the deal. The reason is unglamorous. The fibres around teeth are elastic and go on pulling for a year or so, and teeth move a little for life. A retainer works only in a mouth, and mostly in one that is asleep. In effort, it is the cheapest part of the whole business.
      P<retainernights> Orthodontists can see who wears it. They are rarely surprised, and mostly practical.
      P<retainernights> Reminders from parents get louder because they remember the years of appointments. It may be worth taking the job over, if only for the quiet.
      Q<retainernights> Between brushing and bed, {Name} might feel ____. Too tired is an answer as well.
      H<retainernights> {helper} can hand the matter over completely for a month, and say nothing.
      H<retainernights> {helper} can arrange a check if it has become tight or sore. ~ Forcing it is no good idea.
      T<retainernights> {he} can put the case on the pillow in the morning. ~ At night it is in the way, which is the point.
      T<retainernights> {he} can say what exactly is wrong with it: the taste, the feel or being asked. ~ Each of them has a different remedy.
      C<retainernights> {he} can think, "Eight hours of work, and I sleep through it."
      A<retainernights> It is in tonight, and on Thursday it may be skipped. A skipped night is only that, and no reason to stop. Teeth have no opinions, they have fibres, and they stay where they are held. By breakfast the shift is over, the case is in use again, and the mouth belongs to its owner.
    `,
  },
};
