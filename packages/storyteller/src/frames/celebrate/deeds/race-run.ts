import type { DeedThread } from './deed-thread.ts';

/** A race, a run or a sports day: the line, the middle, the other line. */
export const raceRun: DeedThread = {
  id: 'race',
  image: 'a line on the ground where it begins, and one where it ends',
  cue: /\b(?:(?:ran|finished|came \w+|won|did|completed|took part|swam|cycled|walked)\b[^.!?]{0,40}\b(?:races?|cross[- ]country|5 ?k|10 ?k|2 ?k|parkrun|fun run|sports day|relay|marathon|mile|triathlon|obstacle course|sponsored (?:run|walk|swim))\b|(?:sports day)\b[^.!?]{0,40}\b(?:ran|finished|came|won|race))/i,
  decides:
    /^(?![^]*\b(?:helped|stopped (?:to|for)|waited for|cheer\w*|fell|friend fell|again|lost|practi\w+|gave up|give up|clapp\w*)\b)[^]*?\b(?:ran|finished|came (?:\w+) in|won|did|completed|took part in)\b[^.!?]{0,30}\b(?:races?|cross[- ]country|5 ?k|10 ?k|parkrun|fun run|relay|mile|triathlon)\b/i,
  titles: { young: 'From Line to Line', older: 'From Line to Line' },
  text: {
    '4-5': `
      D<race> There is a line on the ground, and everybody stands behind it. Then somebody calls, and off they go. {Name} was in it, and it went well. The middle is puff and feet. Then there is another line.
      P<race> The people at the side shout all the names they know. It helps a bit.
      P<race> All the others have hot cheeks too. Running does that to everyone.
      Q<race> In the middle of it, {Name} may have felt ____.
      H<race> {helper} can have some water ready.
      H<race> {helper} can tell who was cheering.
      T<race> {he} can have a race with a toy on the rug.
      T<race> {he} can show how the start went.
      C<race> {he} can say, "Line, puff, line!"
      A<race> The lines get swept or rained away. {Name} was in it, and it went well. Legs may lie down now. They went a long way today.
    `,
    '6-7': `
      D<race> The start of a race is very quiet. Then it is all elbows and feet. {Name} went off with them, and it went well. In the middle the breath gets loud, and the line seems to move away.
      P<race> From the side it looks short. People there have breath to spare, and they use it for shouting.
      P<race> Whoever was in it knows how the middle was. That goes for the first and for the last.
      Q<race> In the middle, with the loud breath, {Name} may have felt ____.
      H<race> {helper} can have a drink ready, and no questions for a minute.
      H<race> {helper} can tell how the start looked.
      T<race> {he} can draw the whole way, with a mark at the hardest bit.
      T<race> {he} can say "well done" to somebody who was in it too.
      C<race> {he} can think, "From this line to that line."
      C<race> {he} can say, "I ran my own race."
      A<race> The breath is quiet again, and the cheeks are cooling down. {Name} went from one line to the other, and it went well. Tomorrow the legs may have something to say about stairs.
    `,
    '8-10': `
      D<race> Every race has a place where the legs ask whether this is really necessary. It comes after the fast beginning and before the end can be seen. {Name} ran through that place, and it went well. After it, there is a rhythm, and then, quite suddenly, there are people and a line.
      P<race> Anyone who has run knows that the time on the list says little about how hard it was.
      P<race> Those who cheer at the last corner do some good. Legs can hear.
      Q<race> In the place where the legs asked, {Name} might have felt ____.
      H<race> {helper} can ask where it was hardest, before asking for the time.
      H<race> {helper} can see to water, something warm and something to eat.
      T<race> {he} can note what helped in the hard place. ~ It will be there in the next race too.
      T<race> {he} can thank somebody who cheered.
      C<race> {he} can think, "There is a hard place, and it has an end."
      A<race> The tape has been rolled up, and the field is a field again. {Name} went from one line to the other, and it went well. Legs remember such a thing for two days. The rest remembers it longer.
    `,
    '11+': `
      D<race> The middle of a run is a conversation with oneself, and not only a friendly one. The beginning was too fast, and the end is a rumour. {Name} ran on through that, and it went well. At some point the breath and the feet agree on a rhythm, and thinking becomes optional.
      P<race> A time on a list says nothing about wind, sleep or the hill in the third kilometre. Runners know that and ask anyway.
      P<race> People at the side clap for everybody, and they mean everybody.
      Q<race> Somewhere in the middle, {Name} might have felt ____.
      H<race> {helper} can ask about the middle before asking about the time.
      H<race> {helper} can provide food without comment.
      T<race> {he} can write down the splits, or just the weather. ~ Both are interesting later.
      T<race> {he} can take a rest day and mean it.
      C<race> {he} can think, "It was long in the middle, and I was in it."
      A<race> The number has been unpinned, and there are two small holes in the shirt. It went well, from one line to the other. {Name} knows now what is in between, and that knowledge comes along to the next start.
    `,
  },
};
