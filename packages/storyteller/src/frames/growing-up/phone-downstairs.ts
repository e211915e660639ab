import { said, type NamedScene } from '../scene.ts';

/** A phone that is busy at midnight, with messages or clips, and a place downstairs where it charges. */
export const phoneDownstairs: NamedScene = {
  id: 'downstairs',
  image: 'a phone on the kitchen side, and a night that goes on without it',
  cue: said(
    String.raw`(?=[^]*\bphones?\b)[^]*\b(?:(?:hand(?:s|ing)?|giv(?:e|es|ing)) (?:it|the phone|(?:his|her|their) phone) (?:over|in|up|back)|(?:till|until|til|after|past|at) (?:midnight|one|two|1|2|11|12|gone|late|all hours)|all night|in (?:the )?(?:night|bed)|at (?:night|bedtime)|late at night|under the (?:covers|duvet)|(?:leave|leaves|keep|charge|hand|put)\w* (?:it|the phone|(?:his|her|their) phone) (?:\w+ ){0,2}?(?:downstairs|overnight|in the kitchen|outside)|(?:in|into|out of|from) (?:his|her|their) (?:bed)?room)\b`,
    String.raw`\b(?:my phone|nudes?|stranger\w*|bull(?:y|ied|ying)|sleeps? over|camp|phone home)\b`,
  ),
  decides:
    /^(?=[^]*\bphones?\b)(?![^]*\b(?:my phone|nudes?|stranger\w*|bull(?:y|ied|ying)|camp)\b)[^]*\b(?:(?:till|until|til|past|after) (?:midnight|1|2|11|12|all hours)|night\b[^.!?]{0,30}\b(?:hand(?:s|ing)?|giv(?:e|es|ing)) (?:it|the phone|(?:his|her|their) phone) (?:over|in|up|back)|(?:hand(?:s|ing)?|giv(?:e|es|ing)) (?:it|the phone|(?:his|her|their) phone) (?:over|in|up|back)\b[^.!?]{0,20}\b(?:nights?|bed(?:time)?|evenings?)|leave it downstairs|phones? (?:\w+ ){0,2}?(?:downstairs|overnight|under the (?:covers|duvet)|in (?:his|her|their) (?:bed)?room|in bed|at night|all night|at bedtime))\b/i,
  answers:
    /\b(?:kitchen|charges?|argue|handing|downstairs|group chats?|overnight|midnight|too tired|tired for|you ?tube|tik ?tok|all night)\b/i,
  titles: { older: 'No Closing Time' },
  text: {
    '8-10': `
      D<downstairs> A phone does not get tired. At ten at night it is as awake as at noon, with one more message and one more clip. {Name} may mean to look for one minute and look up an hour later. It is made that way by people who are good at it. Brains are not made that way, and they do their tidying at night. That is why in many homes the phone sleeps downstairs.
      P<downstairs> Those who are awake at that hour keep each other awake. When one goes, most are glad of it.
      P<downstairs> Grown-ups know the pull. Many of them fell asleep last night with a phone on their nose.
      Q<downstairs> When it is time to put the phone down, {Name} might feel ____. It may get smaller after ten minutes.
      H<downstairs> {helper} can charge every phone in the kitchen, grown-up ones as well. ~ A rule for all is easier to keep.
      H<downstairs> {helper} can find an old alarm clock, so that nobody needs a phone to wake up.
      T<downstairs> {he} can choose the time by day and plug it in downstairs at night. ~ By day the head is on the right side.
      T<downstairs> {he} can have a book or some music by the bed instead.
      C<downstairs> {he} can think, "It will all still be there at seven."
      A<downstairs> In the morning it was all still there, on a phone that was full. Most of it was about nothing. The rest could be looked at over toast, with a head that had slept. What had been missed was other people being tired.
    `,
    '11+': `
      D<downstairs> A phone has no closing time. After each clip there is another, somebody in some chat is still writing, and a phone beside a pillow keeps it all near. {Name} may well intend to look for a minute and find that it is midnight. It does not take a weak will, since the thing was designed by teams whose job is to prevent the last look. In any bedroom the phone wins that contest. In a kitchen it does not take place, so one plan is that all the phones of a home sleep there.
      P<downstairs> There is a fear of missing something at half past eleven. It is hardly ever worth much, and whatever it was is still there at breakfast.
      P<downstairs> Parents who suggest such a plan are often bad at it themselves. It is reasonable to point that out, and to ask that their phones go there as well.
      Q<downstairs> With the phone in another room and the night still young, {Name} may notice ____. The first three evenings are said to be the worst.
      H<downstairs> {helper} can agree on a time, keep to it as well, and leave the phone unread overnight.
      H<downstairs> {helper} can buy an alarm clock. ~ It removes the last argument.
      T<downstairs> {he} can say to anyone who asks, "Mine sleeps in the kitchen, blame my family." ~ Families do not mind being blamed.
      T<downstairs> {he} can leave a decent gap between the last look and the light. ~ Heads take a while to stop talking.
      C<downstairs> {he} can think, "It will keep until seven. I keep better with sleep."
      A<downstairs> At seven the phone is charged, and so is its owner. What came in overnight takes four minutes to look through, and two things in it mattered. Lessons are no shorter than before, but they happen to somebody who is awake. Being out of reach for a night turns out to be restful.
    `,
  },
};
