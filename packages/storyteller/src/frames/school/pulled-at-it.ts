import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';
import { DONE_BY_CHILD, THE_WORN, WORN } from './what-faith-wears.ts';

const PULLED = String.raw`\b(?:pull(?:s|ed|ing)?|grab(?:s|bed|bing)?|snatch(?:es|ed|ing)?|yank(?:s|ed|ing)?|tug(?:s|ged|ging)?|rip(?:s|ped|ping)?|tore|knock(?:s|ed|ing)?|took|takes|taking|take|touch(?:es|ed|ing)?)\b`;

/** A hand that pulls at what a child wears for its faith: no remark and no joke, and nobody's to pull at. */
export const pulledAtIt: NamedScene = {
  id: 'pulledat',
  image: 'two hands and a mirror that put right what another hand pulled at',
  cue: said(
    String.raw`${PULLED}[^.!?]{0,24}(?:${WORN})|(?:${WORN})[^.!?]{0,40}${PULLED}(?: (?:it|at|on|off|her|his|down|from)\b|\.|$)`,
    String.raw`${DONE_BY_CHILD}|\b(?:asked|told|tell|wants?|wanted) (?:him|her|them) to (?:take|remove|pull)|\b(?:he|she|they) (?:pulls|takes|took|pulled) (?:it|\w+ \w+) off\b`,
  ),
  decides: true,
  titles: { older: 'Two Hands and a Mirror' },
  roles: { worn: THE_WORN, teacher: TEACHER },
  text: {
    '6-7': `
      D<pulledat> {Name wears} {worn}. Somebody pulled at it, and that was wrong. Nobody may pull at what another person wears. It belongs to a faith, and it belongs to {Name}. It was unfair, and it was not {his} fault.
      P<pulledat> It may be called a joke. In a joke both people laugh. Others may have seen it and not known what to do.
      Q<pulledat> When that child comes near again, {Name} may feel ____.
      H<pulledat> {teacher} can talk to the child who pulled, and make it stop.
      H<pulledat> {helper} can find a quiet room with a mirror. ~ There it can be put right.
      T<pulledat> {he} can say in a loud voice, "Hands off!" and walk to a grown-up.
      T<pulledat> {he} can tell {teacher} each time. ~ That is the right thing to do.
      C<pulledat> {he} can think, "It is mine. Nobody pulls at it."
      A<pulledat> Two hands and a mirror put it right again. It was unfair, and a grown-up knows about it now. In the morning it goes on as before. {Name} belongs here just like that.
    `,
    '8-10': `
      D<pulledat> {Name wears} {worn}, for reasons that belong to {him} and {his} family. Then somebody took hold of it and pulled. That is not teasing, and it is not being curious. To put a hand on what somebody wears, without asking, is wrong anywhere. When it is aimed at a faith it is prejudice as well, and a school will deal with both. None of it was {his} fault.
      P<pulledat> Whoever did it may say that it was only a joke. Those who stood by may have laughed because they did not know where to look. One or two of them probably wish that they had said something.
      Q<pulledat> On the way into school, {Name} might feel ____.
      H<pulledat> {teacher} can write down what happened, and speak with whoever did it and with that family.
      H<pulledat> {helper} can go along to report it, and ask what will be done.
      T<pulledat> {he} can say, "Don't touch that," once and clearly, and go straight to an adult.
      T<pulledat> {he} can ask for a room with a mirror to put it right. ~ A corridor is no place for that.
      C<pulledat> {he} can think, "Mine to put on, and mine to take off."
      A<pulledat> With two hands and a mirror it is put right in a minute. The other part takes longer, and it is a job for adults. The reasons for wearing it were good before, and one rude hand has not changed any of them. Tomorrow it goes on again. {Name} belongs wherever the day goes.
    `,
    '11+': `
      D<pulledat> {Name wears} {worn}, for reasons that are {his} own, and somebody took hold of it and pulled. That was wrong, and it is worth being exact about it. A remark is one thing, and a hand is another. To grab at what a person wears is a physical act, and aimed at a faith it is prejudice too. In many countries it can be reported to the police as well as to a school. It is not a joke, and it is nothing that anybody is expected to put up with.
      P<pulledat> People nearby often freeze. They think of what they might have said about ten minutes later, and some of them would be willing to say what they saw.
      Q<pulledat> Going past the same place again, {Name} might notice ____. It may be in the neck or the hands.
      H<pulledat> {helper} can report it with the day, the place and the names of those who saw it. ~ In writing it cannot be forgotten.
      H<pulledat> {teacher} can say what will be done about it, and by when.
      T<pulledat> {he} can say, "Do not touch me," loudly enough to be heard, and go to where people are.
      T<pulledat> {he} can ask somebody to walk along for a while. ~ Company is a good arrangement, and no defeat.
      C<pulledat> {he} can think, "My decision. Nobody else's hands."
      A<pulledat> It takes two hands, a mirror and a quiet minute to put it right. What was done is on somebody's desk by now, with a date on it. It may take a while until the same corridor is only a corridor. In the meantime {Name} decides what is worn, and belongs there exactly like that.
    `,
  },
};
