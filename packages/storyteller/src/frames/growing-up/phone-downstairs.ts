import { said, type NamedScene } from '../scene.ts';

/** A phone that is busy at midnight, a chat that goes on without one, and a place downstairs where it charges. */
export const phoneDownstairs: NamedScene = {
  id: 'downstairs',
  image: 'a phone on the kitchen side, and a chat that goes on without anybody',
  cue: said(
    String.raw`(?=[^]*\bphones?\b)[^]*\b(?:(?:till|until|til|after|past|at) (?:midnight|one|two|1|2|11|12|gone|late|all hours)|all night|in (?:the )?(?:night|bed)|at (?:night|bedtime)|late at night|under the (?:covers|duvet)|(?:leave|leaves|keep|charge|hand|put)\w* (?:it|the phone|(?:his|her|their) phone) (?:\w+ ){0,2}?(?:downstairs|overnight|in the kitchen|outside)|(?:in|into|out of|from) (?:his|her|their) (?:bed)?room)\b`,
    String.raw`\b(?:my phone|nudes?|stranger\w*|bull(?:y|ied|ying)|sleeps? over|camp|phone home)\b`,
  ),
  decides:
    /^(?=[^]*\bphones?\b)(?![^]*\b(?:my phone|nudes?|stranger\w*|bull(?:y|ied|ying)|camp)\b)[^]*\b(?:(?:till|until|til|past|after) (?:midnight|1|2|11|12|all hours)|leave it downstairs|phones? (?:\w+ ){0,2}?(?:downstairs|overnight|under the (?:covers|duvet)|in (?:his|her|their) (?:bed)?room|in bed|at night|all night|at bedtime))\b/i,
  answers: /\b(?:downstairs|group chats?|overnight)\b/i,
  titles: { older: 'Forty Messages at Seven' },
  text: {
    '8-10': `
      D<downstairs> A phone does not get tired. At ten at night it is as awake as at noon, and somebody in some chat is writing something. {Name} may mean to look for one minute and look up an hour later. It is made that way by people who are good at it. Brains are not made that way, and they do their tidying at night. So in this home the phone sleeps downstairs.
      P<downstairs> The others in the chat stay up because the others stay up. When one goes, most are glad of it.
      P<downstairs> Grown-ups know the pull. Many of them fell asleep last night with a phone on their nose.
      Q<downstairs> When it is time to put the phone down, {Name} might feel ____. It may get smaller after ten minutes.
      H<downstairs> {helper} can charge every phone in the kitchen, grown-up ones as well. ~ A rule for all is easier to keep.
      H<downstairs> {helper} can find an old alarm clock, so that nobody needs a phone to wake up.
      T<downstairs> {he} can write, "Phone off now, see you tomorrow," and plug it in downstairs.
      T<downstairs> {he} can have a book or some music by the bed instead.
      C<downstairs> {he} can think, "It will all still be there at seven."
      A<downstairs> In the morning there were forty messages, and thirty-eight of them were about nothing. The other two could be answered over toast. The phone was full, and so was the night. What had been missed was other people being tired.
    `,
    '11+': `
      D<downstairs> A group chat has no closing time. Everybody in it is waiting for somebody else to go to bed, and a phone beside a pillow keeps all of them in the room. {Name} may well intend to answer one message and find that it is midnight. It does not take a weak will, since the thing was designed by teams whose job is to prevent the last look. In any bedroom the phone wins that contest. In a kitchen it does not take place.
      P<downstairs> There is a fear that something important will be said at half past eleven. It hardly ever is, and whatever it was gets repeated at breakfast by three people.
      P<downstairs> Parents who insist on it are often bad at it themselves. It is reasonable to point that out, and to ask that their phones go down as well.
      Q<downstairs> With the phone downstairs and the chat going on without one, {Name} may notice ____. The first three evenings are said to be the worst.
      H<downstairs> {helper} can agree on a time, keep to it as well, and leave the phone unread overnight.
      H<downstairs> {helper} can buy an alarm clock. ~ It removes the last argument.
      T<downstairs> {he} can tell the group, "Mine goes off at nine, blame my family." ~ Families do not mind being blamed.
      T<downstairs> {he} can leave a decent gap between the last message and the light. ~ Heads take a while to stop talking.
      C<downstairs> {he} can think, "They are only being tired without me."
      A<downstairs> At seven the phone is charged, and so is its owner, and there are forty messages to be calm about. Two needed an answer. Nobody in the chat had noticed the absence before breakfast, and by Thursday a second person was using the same excuse. Being out of reach for a night turns out to be restful.
    `,
  },
};
