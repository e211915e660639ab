import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';

const IN_CARE = String.raw`\b(?:foster\w*|in care|looked[- ]after|carers?|kinship|social workers?|placement|contact cent(?:re|er))\b`;
const VISIT = String.raw`\b(?:contact|family time|(?:the |his |her |their )?visits?|seeing (?:his|her|their) \w+)\b`;
const OFF = String.raw`\b(?:cancel\w*|called off|call(?:s|ed)? (?:it )?off|fell through|falls through|postponed|put off|(?:did|does) ?n['’]?t (?:happen|go ahead)|not (?:happening|going ahead))\b`;

/** Who was to be seen. */
const SEEN: Role = {
  fallback: { text: '{his} family' },
  cues: (
    [
      ['mum', 'mum|mummy|mam|mother'],
      ['mom', 'mom|mommy'],
      ['dad', 'dad|daddy|father'],
      ['sister', 'sister'],
      ['brother', 'brother'],
      ['nan', 'nan|nana'],
    ] as const
  ).map(([text, word]) => ({
    match: new RegExp(String.raw`\b(?:${word})\b(?=[^.!?]{0,40}${OFF})|${OFF}[^.!?]{0,30}\b(?:${word})\b`, 'i'),
    phrase: { text: `{his} ${text}` },
  })),
};

/** A child in care was to see somebody of its own family, and it was called off. */
export const calledOff: NamedScene = {
  id: 'calledoff',
  image: 'a day on a calendar that was written in pencil',
  cue: said(
    `(?=[^]*${IN_CARE})(?:[^]*?${VISIT}[^.!?]{0,40}${OFF}|[^]*?${OFF}[^.!?]{0,30}${VISIT})`,
    String.raw`\b(?:doctor|dentist|hospital|school|vet) visits?\b|\bhome visit\b`,
  ),
  decides: true,
  answers: /\b(?:contact|visit\w*|cancel\w*|called off|smash\w*|foster\w*)\b/i,
  titles: { young: 'A Day in Pencil', older: 'A Day in Pencil' },
  roles: { seen: SEEN },
  text: {
    '4-5': `
      D<calledoff> {Name} lives in a foster home. There was going to be a visit with {seen}. Then it was called off. Grown-ups plan such visits. It was not because of anything a child did.
      P<calledoff> Some children get loud after that, and some hide. Both are sad inside.
      P<calledoff> Grown-ups here did not call it off. They were sorry too.
      Q<calledoff> When a visit is called off, {Name} may feel ____.
      H<calledoff> {helper} can say, "Be cross. I am here."
      H<calledoff> {helper} can write the next one down, in pencil.
      T<calledoff> {he} can push the wall with both hands.
      T<calledoff> {he} can draw a picture to keep for {seen}.
      C<calledoff> {he} can say, "It was not because of me."
      A<calledoff> The visit was called off, and that is a sad thing. There is a picture in the drawer now. In the foster home there was supper. Somebody sat near, and did not ask for a smile.
    `,
    '6-7': `
      D<calledoff> On the calendar of the foster home was a visit with {seen}. Then it was called off. {Name} may have been ready for it, in the head and in the tummy. All of that has nowhere to go then. It can turn into shouting, or into hands that throw. Such visits are planned by grown-ups. So the reason was with grown-ups. It was nothing that {Name} did, said or was.
      P<calledoff> The people here did not call it off. They get the loud part all the same. They mostly know whom it is for.
      P<calledoff> Some children get loud after that, and some go very quiet. Both are ways of missing somebody.
      Q<calledoff> When a visit is called off, {Name} may feel ____. It may be two things, and both of them big.
      H<calledoff> {helper} can find out the reason, and say what is known.
      H<calledoff> {helper} can stay near while it is loud. ~ Talking can come later.
      T<calledoff> {he} can push against a wall with both hands, for ten slow counts. ~ A wall is strong enough.
      T<calledoff> {he} can draw or write what was for telling. ~ It can be kept in an envelope.
      C<calledoff> {he} can think, "It was called off. It was not because of me."
      A<calledoff> On the calendar, one day has been rubbed out. It is fine to be sad and cross about it, in any order. If something got broken, it can be put right with help. When a new visit is known, it goes in, in pencil. In the foster home there was toast, and somebody at the table.
    `,
    '8-10': `
      D<calledoff> For somebody in a foster home, a visit with family can be called off by one phone call. The hoping cannot. {Name} had a day with {seen} ahead, and then there was none. By that time a body is full of hoping, and hope with nowhere to go turns into something else. It may slam, throw or go silent. Such visits are arranged by adults. The reason lies with adults as well, and with nothing that {Name} said, did or was.
      P<calledoff> The people at home did not cancel it, and they are the ones within reach. They get the part that was meant for somebody else, and they mostly know it.
      P<calledoff> It is possible to be furious with a person and to miss that person in the same minute. One does not call off the other.
      Q<calledoff> In the minute after hearing it, {Name} might notice ____.
      H<calledoff> {helper} can ask the social worker for the reason, and pass on what is certain. ~ Guesses are worse than most reasons.
      H<calledoff> {helper} can say beforehand that a visit is in pencil until it happens. ~ Pencil is easier to rub out.
      T<calledoff> {he} can say, "I need to be loud," and go where nothing can break.
      T<calledoff> {he} can write down what was going to be told. ~ It can wait in an envelope until there is a day for it.
      C<calledoff> {he} can think, "Adults called it off. It was not about me."
      A<calledoff> The square on the calendar is empty, and the rubbing out can still be seen. If something got broken in the anger, it can be put right with help, a bit at a time. The next visit goes in, in pencil, since it is not certain. The anger came from caring about somebody. In this foster home there is a person with the kettle on, who does not need it explained.
    `,
    '11+': `
      D<calledoff> Being in a foster home means that seeing one's own family needs a date, a room and several adults. When one of those falls through, the visit is called off, and {Name} gets the news last. Hoping is not something that can be cancelled at short notice. It goes somewhere, and a door or a bedroom may be what is nearest. The reason lies in the adults' lives or in their diaries. It was not caused by anything that {Name} did or said.
      P<calledoff> Whoever passes on the news did not make it, and still gets the answer to it. Most foster carers have learnt to hear what is underneath.
      P<calledoff> Anger and missing somebody are often taken for opposites. They turn up together so regularly that they might as well share a coat.
      Q<calledoff> After hearing it, {Name} might notice ____. Relief is one of the possible answers, and so is nothing at all.
      H<calledoff> {helper} can ask for the real reason and a real date, and say plainly when there is neither.
      H<calledoff> {helper} can raise it at the next review if it keeps happening. ~ {Name} can decide what is said there.
      T<calledoff> {he} can choose beforehand what the day is for if the visit is off. ~ A second plan is no betrayal of the first.
      T<calledoff> {he} can write down what was going to be said. ~ Whether it is ever sent is another question.
      C<calledoff> {he} can think, "It was in pencil. The reason is not me."
      A<calledoff> The calendar shows a date that has been rubbed out and written in again, which is how it is with pencil. If something got broken, it can be repaired, and that need not be tonight. It is reasonable to want visits that happen, and to say so to those who arrange them. In this foster home the evening went on, with somebody in it who had not called anything off.
    `,
  },
};
