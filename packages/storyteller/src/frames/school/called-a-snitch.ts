import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const GRASS = String.raw`(?:snitch\w*|a grass|grassing|grass(?:ed)? (?:on|him|her|them|people|someone)|tell ?tales?|tattle ?tales?|tattler|tell-?tale|a rat|ratted|dobber|dobbed|a clype|clyped|nark|sneak)`;
const TO_HIM = String.raw`\b(?:call(?:s|ed|ing)? (?:him|her|them|me)?|says? (?:he|she)(?:['’]s| is)|said (?:he|she) (?:is|was)|is called|being called|got called|got a name as|known as|labell?ed|scared of being|afraid of being|worried about being|doesn['’]?t want to be|think(?:s)? (?:he|she)(?:['’]s| is))\b`;

/** Called a snitch for having told an adult what was wrong: telling keeps somebody safe, and the name is there to stop it. */
export const calledASnitch: NamedScene = {
  id: 'snitch',
  image: 'a name that is there to keep mouths shut, and a mouth that was right',
  cue: said(
    String.raw`${TO_HIM}[^.!?]{0,24}\b${GRASS}\b|\bsnitches get\b`,
    String.raw`\b(?:brother|sister|sibling|(?:he|she) (?:calls|called) (?:other|people|a|his|her)|tells tales|telling tales)\b`,
  ),
  decides: true,
  answers: /\b(?:snitch\w*|grass|told|teacher|tell\w*|bull\w*|everyone|names?)\b/i,
  titles: { young: 'It Was Right to Tell', older: 'It Was Right to Tell' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<snitch> {Name} is called a name for telling a grown-up. It is a name that is meant to shut mouths. But it is right to tell when somebody gets hurt or scared. That is help, and no tale. A tale gets somebody into trouble. To tell like that gets somebody out of it.
      P<snitch> Those who say the name may be afraid. They want nobody to tell about them.
      Q<snitch> When that name comes, {Name} may feel ____.
      H<snitch> {helper} can say, "It was right to tell, and it was brave."
      H<snitch> {teacher} can put a stop to the name. ~ That is a job for {teacher}.
      T<snitch> {he} can say, "I was helping," and go on.
      T<snitch> {he} can stay with children who are kind.
      C<snitch> {he} can think, "I told, and it was right."
      A<snitch> The name was said, and it gets boring soon. Somebody is safer now, because {Name} told. If the name goes on, that can be told as well. Grown-ups are there to stop it and to help.
    `,
    '8-10': `
      D<snitch> "Snitch", "grass" and "telltale" are names with a job. They are there so that nobody tells. {Name} is called one, for telling an adult about something. There is a simple test for it. To tell in order to get somebody into trouble is telling tales. To tell in order to get somebody out of trouble, or to keep them safe, is help. That needs some courage.
      P<snitch> People who use the word are often afraid of being told on themselves. Others repeat it because it is the word of the week.
      P<snitch> Some in the class are glad that it was told. They are not the loud ones.
      Q<snitch> When the word is hissed again, {Name} might feel ____. It is possible to be right and miserable at once.
      H<snitch> {helper} can say clearly that it was right, and hear what it costs.
      H<snitch> {helper} can let the school know about the names. ~ Paying somebody back for telling is a kind of bullying, and schools can stop it.
      T<snitch> {he} can say, "Somebody was getting hurt. I'd do it again," and turn away.
      T<snitch> {he} can keep close to one or two people who know why it was done.
      C<snitch> {he} can think, "They want me quiet. That is what the word is for."
      A<snitch> A word like that is loud for a week or two, and then it wears out. What was told stays useful for much longer, because somebody is safer for it. If the names go on, an adult can be told about those as well. It was help, whatever it gets called.
    `,
    '11+': `
      D<snitch> Groups that have something to hide need a word for people who talk, and "snitch" is the current one. {Name} has been called it, for telling an adult what was going on. The word treats two different acts as one. Reporting something trivial to get a person into trouble is petty. Telling because somebody is being harmed is what makes harm stop, and bullying in particular depends on everybody's silence. The price of doing it is real, and it is usually short.
      P<snitch> Those who say it loudest tend to have the most to lose from honesty. A good many of the rest repeat it so as not to be next, while being privately relieved that somebody spoke.
      Q<snitch> When the room goes quiet, {Name} might notice ____. Being right does not make it less lonely.
      H<snitch> {helper} can say that it was the right thing, once and plainly, and then listen to what it costs.
      H<snitch> {helper} can report the backlash to the school, with dates. ~ Retaliation for reporting is bullying too, and it is dealt with as such.
      T<snitch> {he} can answer it with one dull sentence, such as, "Someone was getting hurt. So, yes."
      T<snitch> {he} can spend breaks with the people who get it, however few. ~ Two are enough to walk down a corridor with.
      C<snitch> {he} can think, "The word exists to keep people quiet. It didn't work on me."
      A<snitch> Reputations at school have a short memory, and a new subject will come along. What remains is that a person was hurt and it was told, and that people who need someone to trust now know whom to ask. If it does not stop, that can be reported as well. Telling was what the whole room was hoping somebody else would do.
    `,
  },
};
