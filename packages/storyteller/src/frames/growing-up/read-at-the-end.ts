import { said, type NamedScene } from '../scene.ts';

const CHAT = String.raw`(?:group ?chats?|class chats?|whats ?app(?: groups?)?|class group|year group chat|snap(?:chat)? group|chats?)`;
const MANY = String.raw`(?:how many|so many|too many|hundreds?|hundred|thousands?|dozens|loads of|lots of|\d{2,}|constant|non-?stop|endless|flood\w*|bombard\w*|overwhelm\w*|keep up|the (?:number|amount)|all night|buzz\w*|ping\w*)`;

/** A class chat with more messages than anybody can read: a room in which thirty people talk at once, and one may leave it. */
export const readAtTheEnd: NamedScene = {
  id: 'chatflood',
  image: 'a room with thirty voices, and a door that can be shut',
  cue: said(
    String.raw`(?=[^]*\b${CHAT}\b)(?=[^]*\b${MANY}\b)[^]*?\b(?:messages?|notifications?|pings?|texts?|chats?)\b`,
    String.raw`\b(?:mean|nasty|unkind|horrible|horrid|rude|bull\w*|names|left out|not in|removed|kicked|swear\w*|about (?:him|her|them)|photos?|pictures?|sends? (?:hundreds|too many|loads|lots)|(?:he|she|they) (?:messages|sends|texts)|stranger\w*|boyfriend|girlfriend)\b`,
  ),
  decides: true,
  answers: /\b(?:messages?|chat|upset|overwhelm\w*|hundreds?|first phone|night|kitchen)\b/i,
  titles: { older: 'Thirty People in One Room' },
  text: {
    '8-10': `
      D<chatflood> A class chat is like a room in which thirty people talk at once, at any hour. {Name} may look at the phone and see a hundred messages that were not there at tea. It can feel as if all of them want an answer. Most of them want nothing at all: a "lol", a picture, somebody's dinner. A room like that can be left for a while. It is still there afterwards.
      P<chatflood> Those who write the most are usually four or five people. The others read, or do not, and nobody counts.
      P<chatflood> Quite a few in the group have turned the sound off. They do not say so.
      Q<chatflood> When the number on the screen is that big, {Name} might feel ____.
      H<chatflood> {helper} can show {him} how to mute a group. ~ Nobody in it is told.
      H<chatflood> {helper} can look through it with {him} once, to see how much of it mattered.
      T<chatflood> {he} can look once a day and read the last ten messages. ~ They mostly say what the rest was about.
      T<chatflood> {he} can ask one friend in the morning, "Did I miss anything?"
      C<chatflood> {he} can think, "Thirty people talking. I can shut the door."
      A<chatflood> The phone is quiet, and in it thirty people are still talking. In the morning one friend said what it had been about, in a single sentence. Nobody had missed anybody's answer. If a message in there is unkind, it can be shown to an adult. For the rest, a door is a good thing.
    `,
    '11+': `
      D<chatflood> A class group on a phone produces more text in one evening than a novelist in a week. Very little of it is addressed to anyone. {Name} may open it to two hundred messages and feel behind, as if it were homework. It is not. Five people are performing, ten are reacting, and the rest are doing what {he is} doing, which is wondering whether to scroll. It was designed so that a silence looks like an absence. In a group of thirty nobody keeps a register.
      P<chatflood> People who leave on read are mostly tired. It is interpreted as coldness far more often than it is meant.
      P<chatflood> A good many in any group have muted it. They seem relaxed for that reason.
      Q<chatflood> Looking at the number on the screen, {Name} might notice ____.
      H<chatflood> {helper} can help to set it so that only direct messages make a sound. ~ Those are the ones from people who want {him}.
      H<chatflood> {helper} can be told about anything in it that is nasty, without the phone being taken away for it.
      T<chatflood> {he} can read from the end and stop when it gets boring. ~ It takes about ten messages.
      T<chatflood> {he} can pick one time of day for it, and leave it muted for the rest.
      C<chatflood> {he} can think, "It's a room, not an inbox."
      A<chatflood> Two hundred messages went by, and the ones that mattered came to two: a change of room, and somebody's birthday. A friend passed on both. The phone can be quiet while the group goes on, and it does go on, much as a corridor does when one has left it. What is meant for one person usually arrives by another way.
    `,
  },
};
