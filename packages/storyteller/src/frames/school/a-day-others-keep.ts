import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const DAY = String.raw`\b(?:christmas|xmas|santa|easter|halloween)\b`;
const NOT_OURS = String.raw`\b(?:(?:we|she|he|they|family|i)(?:'re| are|'m| am|'s| is)? (?:\w+ )?(?:muslims?|jewish|jews|hindus?|sikhs?|buddhists?|jehovah\w*|atheists?)|(?:muslim|jewish|hindu|sikh|buddhist|jehovah\S*)(?: witness(?:es)?)? (?:family|home|house|child|girl|boy|and)|(?:we |he |she |they |family )?(?:don'?t|dont|do not|doesn'?t|does not|never) (?:\w+ )?(?:celebrate|keep|do|have)\b)`;
const AS_FELT = String.raw`\b(?:left out|why (?:can'?t|cant|don'?t|dont|do not|doesn'?t|not|we)|asks? why|wants? (?:a|the|to)|tree|presents?|upset|sad|feels? different|can['’]?t (?:go|come|join|take part)|not allowed|miss(?:es|ing)?|only one|everyone|every ?body|others?|other (?:children|kids)|santa)\b`;

/** A festival that the whole class talks of and that is not kept at home: the child of another faith, or of none. */
export const aDayOthersKeep: NamedScene = {
  id: 'othersday',
  image: 'lights in other windows, and the lights of the own year',
  cue: said(
    `(?=[^]*(?:${DAY}))(?=[^]*(?:${NOT_OURS}))(?=[^]*(?:${AS_FELT}))`,
    String.raw`\b(?:new (?:school|class|teacher)|divorc\w*|died|dad'?s house|not (?:celebrate|keep) (?:his|her) birthday|(?:scared|afraid|frightened) of santa)\b`,
  ),
  decides: true,
  answers: new RegExp(`${NOT_OURS}|\\btree\\b|\\bleft out\\b`, 'i'),
  titles: { young: 'Lights in the Street', older: 'Their Days and Ours' },
  roles: {
    teacher: TEACHER,
    day: {
      fallback: { text: 'that day' },
      cues: [
        { match: /\b(?:christmas|xmas|santa)\b/i, phrase: { text: 'Christmas' } },
        { match: /\beaster\b/i, phrase: { text: 'Easter' } },
        { match: /\bhalloween\b/i, phrase: { text: 'Halloween' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<othersday> For {day}, a school has songs and shiny things. In {his} family, {day} is a day like any other. The family has big days of its own. {Name} may look at it all and wish for some. It is fine to like a thing that belongs to others.
      P<othersday> Other children ask about presents because they are full of it. They may not know that families keep different days.
      Q<othersday> When everybody talks about {day}, {Name} may feel ____.
      H<othersday> {helper} can tell about the days of the family.
      H<othersday> {teacher} can have a job that goes with any day.
      T<othersday> {he} can tell about a big day at home.
      T<othersday> {he} can look at the lights on the way home.
      C<othersday> {he} can say, "That is your day. We have ours."
      A<othersday> There are lights in the street, and they shine on everybody. The family at home has big days of its own. A calendar has room for them all. The next one is on its way.
    `,
    '6-7': `
      D<othersday> In some weeks a whole school talks about {day}. There are songs, pictures and lists of wishes. In {his} family it is a day like others, and there are reasons. {Name} may like the look of it and feel left out all the same. Both can be true at once.
      P<othersday> The others ask, "What are you getting?" They think that every family has the same days.
      P<othersday> Some children believe things that are told in their families. It is for their own grown-ups to talk about that with them.
      Q<othersday> When the class talks about nothing else, {Name} may feel ____. It may be one word for the songs and one for the questions.
      H<othersday> {helper} can tell what the family's own days are about.
      H<othersday> {teacher} can be told how the family does it. ~ Then there is less to explain.
      T<othersday> {he} can answer, "We keep other days," and say which.
      T<othersday> {he} can leave what others believe to them. ~ A family can sort it out at home.
      C<othersday> {he} can think, "Their day is now, and ours will come."
      A<othersday> The street is full of lights, and looking at them costs nothing. In some weeks they are packed away. The family has days of its own, and others may look on then. A year has room for all of them.
    `,
    '8-10': `
      D<othersday> A school calendar shows the days that most people there keep, so for weeks the talk is of {day}. {his} family keeps other days. {Name} may know the songs, like the lights and wish for some of it. It can be lonely to be one of few. That is not being ungrateful, and it says nothing about how much the own days are worth.
      P<othersday> "What are you getting?" is asked by people who have not met another calendar. It is a gap in what they know, and is seldom meant badly.
      P<othersday> What somebody's family has told them is a delicate thing. A true sentence said at the wrong moment can upset a whole house. It is possible to be sorry for the upset and still to think that the sentence was true.
      Q<othersday> When the questions start again, {Name} might feel ____. Two words that do not match are possible.
      H<othersday> {helper} can say why the family does it this way, and hear what is hard about it. ~ A question about a tree is allowed.
      H<othersday> {teacher} can hear from the family about their own days and give them a place in the year.
      T<othersday> {he} can have one answer ready: "We don't keep it. Ask me about ours."
      T<othersday> {he} can say sorry for an upset and keep the own opinion at home. ~ Both fit into one person.
      C<othersday> {he} can think, "I can look at the lights and go home to mine."
      A<othersday> In January the lights come down, and the talk turns to something else. The family's own days come round as well, with cooking and visitors. On one of them somebody from school may be the guest who asks all the questions. It is a good feeling to know the answers.
    `,
  },
};
