import { said, type NamedScene } from '../scene.ts';

/** A young person who vapes or smokes already, and what gets found in a bag. */
export const alreadyVaping: NamedScene = {
  id: 'alreadyvapes',
  image: 'a thing that was found in a bag, and a habit that was designed',
  cue: said(
    String.raw`\b(?:(?:has |have )?(?:started|been|is|caught|keeps?|found out (?:he|she|they)(?:'s| is| are)?) (?:\w+ )?(?:vaping|smoking|juuling)|(?<=^\W*|\b(?:he|she|they|son|daughter) (?:secretly )?)(?:vapes|smokes)\b|found (?:a |an |his |her |some |\d+ |two )?(?:\w+ )?(?:vapes?|e-?cig\w*|cigarettes|tobacco|weed)|(?<=^\W*)(?:vap\w+|smoking)\b[^]{0,12}\b(?:found|caught|smell\w*)|(?:caught|smell\w*|suspect\w*) (?:\w+ ){0,4}(?:vap(?:e|es|ing)|smok(?:e|ing)|cigarettes)|(?:a|his|her) vape (?:in|under|hidden)|addicted to (?:vaping|nicotine|vapes?)|vape (?:pen )?in (?:his|her|their) (?:bag|room|coat|pocket))\b`,
    String.raw`\b(?:pressur\w*|offer\w*|saying no|all (?:vape|smoke)|friends? (?:vapes?|smokes?|is vaping|are vaping|is smoking|keeps? asking|want)|mates? (?:vape|smoke|are)|(?:asked|offered|wants?|trying) (?:him|her|them)? ?to (?:vape|smoke|try)|(?:mum|dad|i|we|grandad|nan\w*|parent) (?:vapes?|smokes?|smoking|vaping)|brother|sister|worried (?:that|about)|stand up)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:vap\w*|smok\w*|found|bag|friends?)\b/i,
  titles: { older: 'Made to Be Needed' },
  text: {
    '8-10': `
      D<alreadyvapes> A vape smells of sweets and looks like a toy, and that was no accident. {Name} may have tried one, because others did or to find out. Inside is nicotine, which makes a brain want more of it. Young brains learn that faster than old ones. So it is a thing to stop early, and stopping early is easier than it will ever be later.
      P<alreadyvapes> Adults who find one are scared first, and then loud. What they want is a healthy person, and not a row.
      P<alreadyvapes> In a group it looks as if everybody did it. Counted one by one, most children do not.
      Q<alreadyvapes> With the thing on the table, {Name} might feel ____.
      H<alreadyvapes> {helper} can hear how it began, before anything else.
      H<alreadyvapes> {helper} can ask a doctor or a school nurse, who help with this every week.
      T<alreadyvapes> {he} can hand over what there is, and say where it came from.
      T<alreadyvapes> {he} can say, "No, I've stopped," and walk on.
      C<alreadyvapes> {he} can think, "It is made to be wanted. I need not."
      A<alreadyvapes> It has been told, and the thing is gone. For a few days a body may be cross about it, and then that gets less. The others may ask again. "I've stopped" works as often as it is said, and somebody at home knows.
    `,
    '11+': `
      D<alreadyvapes> A vape is a machine for delivering nicotine, with a taste of mango on top. {Name} has come across it, and somebody at home has found out. It usually starts with others, as something to do with one's hands. What keeps it going is chemistry. A brain under twenty-five learns nicotine quickly, and then the calm that it brings is mostly an end to the unrest it made. That is how it was designed, and it says nothing about anyone's character.
      P<alreadyvapes> Parents tend to begin with shouting, because they have seen what it did to people they knew. The second conversation is usually the better one.
      P<alreadyvapes> In any group several people would rather stop, and none of them says so. Fewer do it than it seems, and the ones who do not are hard to notice.
      Q<alreadyvapes> When it has been a while since the last one, {Name} might notice ____. It is worth knowing what the body is asking for.
      H<alreadyvapes> {helper} can ask what it does for {him}, and listen to the answer. ~ Nerves, boredom and belonging need different things.
      H<alreadyvapes> {helper} can find help to stop: a doctor, a school nurse or a quit service. ~ It is free, it is private, and it works better than willpower.
      T<alreadyvapes> {he} can pick a day, hand over what there is, and tell one friend.
      T<alreadyvapes> {he} can wait out the want, which peaks and fades within minutes. ~ Cold water, a walk or gum will bridge it.
      T<alreadyvapes> {he} can have a line ready for the group: "I've stopped, it was getting expensive."
      C<alreadyvapes> {he} can think, "It makes the itch, and sells me the scratch."
      A<alreadyvapes> The first three days are the worst, and after two or three weeks a body has mostly forgotten what it was asking for. There may be a slip, which is a step and not the end of it. No group is worth a lung, and the good ones get used to somebody who has stopped. The subject at home will become another one. It is allowed to be a relief.
    `,
  },
};
