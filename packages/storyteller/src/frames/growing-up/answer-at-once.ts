import { said, type NamedScene } from '../scene.ts';

/** A friend who sends message after message and is cross when no answer comes. */
export const answerAtOnce: NamedScene = {
  id: 'answernow',
  image: 'a screen that fills with messages, and an answer that has its own time',
  cue: said(
    String.raw`\b(?:friends?|mates?|bestie|bff|girl|boy|cousin)\b[^.!?]{0,40}\b(?:messag\w+|texts?|texting|calls?|calling|rings?|facetimes?|whatsapps?|snaps?)\b[^]*\b(?:repl\w+|answers?|answering|respond\w*|straight away|right away|all the time|hundreds|constantly|non-?stop|cross|angry|upset|mad|moody)`,
    String.raw`\b(?:stranger|online friend|met online|man|unkind|mean|nasty|ex|boyfriend|girlfriend|wants? (?:a )?(?:photo|picture))\b`,
  ),
  decides: true,
  titles: { older: 'An Answer Has Its Own Time' },
  text: {
    '8-10': `
      D<answernow> Ping, ping, ping: a screen can fill up faster than anybody can read. {Name} may have a friend who sends message after message and is cross when no answer comes. Each message is small. Forty of them are like somebody who stands at the door and rings and rings. Liking a friend and liking quiet are both allowed.
      P<answernow> Somebody who sends forty is often afraid of being forgotten. The silence in between looks to them like an answer.
      P<answernow> On a screen nobody can see that the other person is in the bath, or at tea, or simply tired.
      Q<answernow> When it pings again, {Name} might feel ____. It may be two things that pull in different ways.
      H<answernow> {helper} can make a rule for the house, such as no messages after seven. ~ Then it is the rule that says no.
      H<answernow> {helper} can show {him} how to turn off the ping.
      T<answernow> {he} can write, "I like you, and I answer once a day, after tea." ~ Said in advance, it is no surprise.
      T<answernow> {he} can talk it over face to face, where a smile shows.
      C<answernow> {he} can think, "I can be a good friend with the sound off."
      A<answernow> The screen is in the hall with its face down, and whatever it says will keep. After tea there is one proper message, with a joke in it. A friend may grumble about that at first. Friendship is not measured in minutes, and two people who meet tomorrow have something left to tell.
    `,
    '11+': `
      D<answernow> Some friendships come with an alarm system. {Name} may know one: a row of messages, then question marks, then "fine, ignore me", all within the length of a shower. Each message on the screen is a small request, and together they amount to being on call. Being fond of somebody does not include that. People have been good friends by post, at one letter a month.
      P<answernow> Whoever writes like that is usually anxious rather than bossy. A gap gets filled with the worst explanation, and the next message is a way to make it stop. It works for a minute.
      P<answernow> Answering at once teaches that a crisis gets an answer. So there are more of them.
      Q<answernow> When the fifth message lights up, {Name} might notice ____. Guilt and irritation are a common pair.
      H<answernow> {helper} can be the excuse, if one is useful: phones are away after nine.
      H<answernow> {helper} can be told, if the friend writes about hurting themselves. ~ That is for adults, the same day.
      T<answernow> {he} can say, in a calm hour, "I care about you, and I don't answer at night. It is not about you."
      T<answernow> {he} can turn off read receipts and the last-seen line. ~ Nobody needs a timetable of somebody else's evening.
      C<answernow> {he} can think, "Later is an answer too."
      A<answernow> The messages are all still on the screen at breakfast, and by daylight most of them have answered themselves. One goes back, warm and not very long. A friendship that can stand a slow reply is the stronger kind, and this one may turn into that. If not, it was asking for something that one person cannot supply.
    `,
  },
};
