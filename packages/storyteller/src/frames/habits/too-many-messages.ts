import { said, type NamedScene } from '../scene.ts';

const LIKES = String.raw`\b(?:crush(?:es)? on|in love with|obsessed with|fancies|really likes (?:a|this|one) (?:girl|boy)|thinks (?:she|he)(?:'s| is) (?:his|her) (?:girl|boy) ?friend|likes a (?:girl|boy))\b`;
const TOO_MUCH = String.raw`\b(?:messag(?:e|es|ing)|texts?|texting|calls?|calling|follow(?:s|ing)|hug(?:s|ging)?|touch(?:es|ing)?|stares?|staring|won'?t leave (?:her|him)|too much|non ?stop|make it stop|uncomfortable|her parents|his parents|kiss(?:es|ing)?|in a row|does(?:n'?t| not) understand)\b`;

/** Somebody is liked, and gets more hugs and messages than is welcome: told in plain sentences. */
export const tooManyMessages: NamedScene = {
  id: 'onemessage',
  image: 'one message, and the wait for an answer',
  cue: said(
    `(?=[^]*(?:${LIKES}))(?=[^]*(?:${TOO_MUCH}))`,
    String.raw`\b(?:shy|too scared to|rejected|dumped|said no|broke up|teacher|celebrity|singer|teased|laugh\w*)\b`,
  ),
  decides: true,
  answers: new RegExp(`${LIKES}|${TOO_MUCH}`, 'i'),
  titles: { older: 'One Message, and Wait' },
  beside: {
    benefits: [
      '{name} hears that liking somebody is good and allowed.',
      'It shows how many messages are welcome, and that hugs are asked for.',
      'It tells kind from being a girlfriend or a boyfriend, in plain words.',
    ],
    talk: {
      young: ['Who waits in the story?', 'Which word fits in the blank?', 'Shall we write one message together?'],
      older: [
        'How does a person know if a message is welcome?',
        'Which word went into the blank?',
        'Shall we write one message together, and then do something else?',
      ],
    },
  },
  text: {
    '8-10': `
      D<onemessage> It is good to like somebody. {Name} wants to be near a person at school. Then one message is sent, and one more, and one more. A phone that rings all the time is too much for anybody. A hug is too close when it was not asked for.
      P<onemessage> The other person may be kind. People can be kind to many others, and that is how friends are. Kind does not mean girlfriend or boyfriend. Both people say yes to that first, out loud.
      Q<onemessage> While {Name waits} for an answer, {he} might feel ____.
      H<onemessage> {helper} can look at a message with {him} before it goes.
      H<onemessage> {helper} can help to find more people who like the same things.
      T<onemessage> {he} can send one message and then wait for an answer. ~ No answer means no more messages that day.
      T<onemessage> {he} can wave and keep an arm of space. ~ A wave is welcome nearly everywhere.
      C<onemessage> {he} can think, "One message. Then I wait."
      A<onemessage> One message went out, and then the phone lay on the table. There was music and dinner in between. The other person decides about hugs and answers, and so does {Name}. It is still good to like somebody. Liking can be quiet and give the other one space.
    `,
    '11+': `
      D<onemessage> To like somebody a lot is one of the good things about growing up. {Name} wants to be near a person at school, and it is a big thing. When a feeling is that big, the hands want to do something about it. They send a message, and then ten more, or they go in for a hug. To the person who gets them, it soon becomes too much, and too near.
      P<onemessage> The other person may be kind, say hello and smile. That is what kind people do, with nearly everybody. Kind is a good thing, and it does not mean girlfriend or boyfriend. That word counts only when both have said yes to it. When somebody does not answer or moves back, it means, "I need space."
      Q<onemessage> When no answer comes, {Name} might feel ____. It may be a sad word, and that is allowed.
      H<onemessage> {helper} can read a message together with {him} before it goes out.
      H<onemessage> {helper} can listen to how it is to like somebody who does not like one back in that way. ~ Nearly everybody knows it.
      T<onemessage> {he} can keep one rule: one message, and then wait. If there is no answer, there is no second one.
      T<onemessage> {he} can say hello with a wave, from an arm's length away.
      C<onemessage> {he} can think, "One message, and then I give space."
      A<onemessage> The phone is on the table, and there is music on. Some feelings need a song more than they need an answer. The other person gets to decide about hugs and messages, and {Name} gets to decide about {his} own. The liking was real and good. With some space around it, two people can still say hello.
    `,
  },
};
