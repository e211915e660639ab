import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** A child with ADHD who has come to think that it means being bad. */
export const notNaughty: NamedScene = {
  id: 'naughty',
  image: 'two columns, one for what was meant and one for what came out',
  cue: said(
    String.raw`\b(?:naughty|bad (?:boy|girl|kid|child|person)|(?:is|he'?s|she'?s|i'?m|being) (?:so )?(?:bad|stupid|broken|horrible)|wrong with (?:him|her|them|me)|trouble ?maker|told off|in trouble|excuse|(?:can['’]?t|cannot|could ?n['’]?t) help (?:it|him|her|doing)|why (?:he|she|they|i) (?:can['’]?t|cannot|isn['’]?t|is not|is)|like (?:the others|everyone else|everybody else|other (?:kids|children|people))|thick|dumb|useless)\b`,
  ),
  // It names the word, so the child has heard it.
  decides:
    /^(?=[^]*\b(?:adhd|add)\b)(?=[^]*\b(?:diagnos\w*|(?:just|been|was|were|have|we) (?:\w+ )?told|(?:it|adhd) means|knows?|found out|because of (?:his|her|their|the) (?:adhd|add))\b)[^]*?\b(?:naughty|bad (?:boy|girl|kid|child)|stupid|broken|thick|dumb|useless|wrong with (?:him|her|them)|told off|in trouble|(?:can['’]?t|cannot|could ?n['’]?t) help (?:it|him|her)|(?:can['’]?t|cannot) do (?:anything|things|it|stuff)|like (?:the others|everyone else|everybody else|other (?:kids|children)))\b/i,
  titles: { young: 'Fast Is Not Bad', older: 'What Was Meant' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<naughty> A brain with ADHD is fast. Legs go before anybody said go, and words hop out. {Name} may hear "stop" more often than others do. After many stops it is easy to think that something is wrong with oneself. It is not so. Wrong would be to want to hurt somebody. Fast is when it happened before the thinking.
      P<naughty> Grown-ups see what came out, and not what was meant. Many of them learn about ADHD now, and get better at looking.
      P<naughty> Brains like that find ideas, jokes and lost cats. They are made a bit differently, and that is how some brains are.
      Q<naughty> When somebody says "stop" again, {Name} may feel ____.
      H<naughty> {teacher} can say the first step, and say what went well.
      H<naughty> {helper} can ask, "What did you want to do?" and listen.
      T<naughty> {he} can say, "It was too fast. I will help."
      T<naughty> {he} can ask for a job with moving in it.
      C<naughty> {he} can think, "My brain is fast, and I am kind."
      A<naughty> In the evening the day can be told in two parts. One is what was meant, and there are good things in it. The other is what came out, and some of it can be put right. ADHD is in a brain. Good is in what somebody wants to do.
    `,
    '8-10': `
      D<naughty> The letters ADHD describe how a brain handles attention, waiting and moving. They say nothing about being good or bad. {Name} may have put two and two together all the same, after hearing "stop", "sit" and "again?" so many times. Somebody has tried to count it: children with ADHD hear far more corrections than others do. Anyone would begin to believe them. But to be bad is to choose what is wrong, and most of it was over before any choosing.
      P<naughty> From outside nobody sees how much effort went into the ten minutes before. They see minute eleven.
      P<naughty> Teachers who learn how such a brain works often wish for some of the old mornings back.
      Q<naughty> When a name is called out in that voice, {Name} might feel ____.
      H<naughty> {teacher} can agree on a quiet sign, and say it aloud when something went well.
      H<naughty> {helper} can explain the letters to the rest of the family, so that they are used properly.
      T<naughty> {he} can say what was meant: "I wanted to help, and it was too fast." ~ People can work with that.
      T<naughty> {he} can put right what got broken, and leave it there. ~ Once is enough.
      C<naughty> {he} can think, "Fast is not the same as bad."
      A<naughty> A day like this has two columns. In the first is what was meant, and it is full of jokes, help and good ideas. In the second is what came out. Tools make the second look more like the first, and there are many: lists, timers, moving, medicine for some. ADHD explains the gap. It is no school report on who somebody is.
    `,
    '11+': `
      D<naughty> By the age of twelve, somebody with ADHD has been corrected thousands of times more than the person in the next seat. {Name} may have drawn a conclusion from that about what kind of person gets told off so much. It is a reasonable conclusion from bad data. The brain in question starts slowly, switches late and acts a fraction before the thought. None of those is a moral quality. The four letters are meant as an explanation, and get heard as a charge.
      P<naughty> Adults judge by results because results are what they can see. The effort behind an ordinary-looking lesson would surprise most of them.
      P<naughty> "It is not an excuse" is something people with ADHD hear a lot. It was not offered as one.
      Q<naughty> When a name is said in that particular tone, {Name} might notice ____.
      H<naughty> {teacher} can have it in writing what helps, so that it need not be argued in front of thirty people.
      H<naughty> {helper} can read up on it together with {him}, from people who have it.
      T<naughty> {he} can say, "What I meant was this," and offer one repair. ~ After that it is settled.
      T<naughty> {he} can keep a list of what works, such as music, standing or a body double. ~ It is more use than a list of faults.
      C<naughty> {he} can think, "Explanation. Not a verdict."
      A<naughty> What was meant and what came out are two different lines, and ADHD is largely the distance between them. It can be shortened, with tools, practice, medicine for some, and people who know. Some of the wit and speed lives in the same place. A brain is not good or bad. What somebody wants for other people is, and there the record looks rather different.
    `,
  },
};
