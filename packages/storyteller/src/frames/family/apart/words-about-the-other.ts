import { said, type NamedScene } from '../../scene.ts';
import { parentRole } from '../parent-role.ts';

const PARENT = String.raw`(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|ex|ex[- ](?:husband|wife|partner))`;
const UNKIND = String.raw`(?:nasty|horrible|bad|mean|awful|rude|unkind|negative|untrue)`;
const SAYS = String.raw`(?:(?:says?|saying|said|tells? (?:him|her|them)|told (?:him|her|them)|talks?|speaks?) (?:\w+ ){0,3}?(?:${UNKIND}|badly|rubbish|lies|stuff)(?: \w+){0,3}? (?:about|of) (?:me|his dad|her dad|his mum|her mum|the other|us)|(?:bad ?-?mouth\w*|slags?|slagging|slates?|runs?|running) (?:me|us)(?: off| down)?|(?:bad ?-?mouths?|slags off) (?:his|her|their) ${PARENT})`;

/** One parent says unkind things about the other one to the child: it may be stopped, and nobody needs to choose. */
export const wordsAboutTheOther: NamedScene = {
  id: 'aboutother',
  image: 'two coats on two hooks, and words that are put back on the floor',
  cue: said(
    String.raw`\b(?:${PARENT}\b(?: ?\([^)]{0,20}\))?[^.!?]{0,20}\b${SAYS})`,
    String.raw`\b(?:died|grand\w*|nan\w*|friend'?s|school|court says|hits?|hurts|abus\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:nasty|horrible|bad|mean|things|says|about me|slag\w*)\b/i,
  titles: { young: 'Words for Grown-Ups', older: 'Not Mine to Carry' },
  roles: {
    speaker: parentRole((names) => new RegExp(String.raw`\b(${names})\b(?: ?\([^)]{0,20}\))?[^.!?]{0,20}\b${SAYS}`, 'i')),
  }, // prettier-ignore
  beside: {
    benefits: [
      'Says that nobody needs to choose between two parents.',
      'Gives {name} a sentence with which such talk can stop.',
      'Leaves what parents think of each other to the parents.',
    ],
    talk: {
      young: ['Whose words are they?', 'How does it feel to hear them?', 'Shall we practise a stop sentence?'],
      older: [
        'Whom do the words belong to?',
        'Which word went into the blank?',
        'Shall we find a sentence that stops it?',
      ],
    },
  },
  text: {
    '4-5': `
      D<aboutother> {Name has} two parents and two homes. {speaker} may say an unkind thing about the other one. That can hurt in the ears and in the tummy. {Name} may love both. It is a thing between grown-ups, and no child made it.
      P<aboutother> When grown-ups are cross or sad, words can come out wrong. It is their job to mend that.
      Q<aboutother> When such words come, {Name} may feel ____.
      H<aboutother> {helper} can say, "You may love us both."
      H<aboutother> {helper} can talk to the other grown-up.
      T<aboutother> {he} can say, "Please do not say that to me."
      T<aboutother> {he} can tell it at home, or leave it out.
      C<aboutother> {he} can think, "I may love both."
      A<aboutother> The words belong to a grown-up, and they can stay there. Two homes have room for one {Name}. It is fine to love both parents, out loud and all week.
    `,
    '6-7': `
      D<aboutother> When parents live apart, they may be cross with each other for long. {speaker} may say unkind things about the other one to {Name}. That is like a parcel that was meant for somebody else. It is heavy, and there is no need to carry it. {Name} may love both, and nobody needs to take a side.
      P<aboutother> {speaker} may be hurt, and may not notice how it sounds. Two things can be so at once. It is meant for a grown-up, and a child hears it.
      P<aboutother> Nobody is half bad because somebody says so about a parent.
      Q<aboutother> When such words come, {Name} may feel ____. It may be in the middle of the tummy.
      H<aboutother> {helper} can say out loud that both may be loved.
      H<aboutother> {helper} can talk about it with {speaker}. ~ It is for them to sort out.
      T<aboutother> {he} can say, "I do not want to hear that about my family."
      T<aboutother> {he} can go to another room for a bit.
      C<aboutother> {he} can think, "Not my parcel. I can put it down."
      A<aboutother> The parcel was put down by the door, and it can stay there. In this family there are two homes and one child who belongs in both. It is fine to come back and say that it was nice.
    `,
    '8-10': `
      D<aboutother> After parents have parted, old quarrels sometimes go on through whoever travels between the homes. {speaker} may say things about the other parent that are unkind, and {Name} is the one who hears them. It feels as if an answer were due. None is. What parents hold against each other is a matter for adults, and it was not started by a child. It is possible to love two people who do not like each other.
      P<aboutother> People who are hurt look for someone who agrees with them. They seldom think of what it does to a child who belongs to both.
      P<aboutother> What one person says in anger is not the whole truth about another. It doesn't need to be believed or disproved.
      Q<aboutother> While it is being said, {Name} might feel ____. Loyal to both is a feeling too.
      H<aboutother> {helper} can hear about it without answering in kind.
      H<aboutother> {helper} can ask {speaker}, adult to adult, to leave it out. ~ There are people who help parents with that.
      T<aboutother> {he} can say, "Please say that to each other and not to me."
      T<aboutother> {he} can change the subject, or leave the room with a glass of water.
      C<aboutother> {he} can think, "Not mine to carry. I can put it down."
      A<aboutother> The sentence was said once, and there was a pause. Some parents hear it the first time, and some need it more often. Between two homes there is quite enough to carry, with the sports bag. In this family both of them may be loved, and nobody needs to keep it quiet.
    `,
    '11+': `
      D<aboutother> Separated parents are sometimes unable to stop arguing, and the person who travels between two homes becomes the audience. {speaker} may say things about the other parent that {Name} finds hard to listen to, and harder to forget on the way back. Whoever hears them seems to be asked for a verdict. There is no obligation to deliver one. What happened between two adults has at least two versions, and a child of both is not the court.
      P<aboutother> People who feel wronged recruit, often without noticing. It says more about the wound than about the person described.
      P<aboutother> The other parent may be tempted to reply in the same tone. Not doing so is hard, and it is worth a great deal.
      Q<aboutother> While it goes on, {Name} might notice ____. Agreeing for the sake of peace leaves an aftertaste.
      H<aboutother> {helper} can listen to it without a counter-attack.
      H<aboutother> {helper} can raise it with {speaker}, or with a mediator, so that it is not left to {him}.
      T<aboutother> {he} can say, calmly and once per occasion, "I am not discussing that."
      T<aboutother> {he} can leave the room, or put in a headphone. ~ No explanation is needed.
      C<aboutother> {he} can think, "Two versions, and I am not the court."
      A<aboutother> The subject came up, was declined, and gave way to football after an awkward minute. It will come up again. A family in two homes has room for someone who is fond of both of them and keeps out of the proceedings. That is not disloyal to anyone. It is the sanest seat in the house.
    `,
  },
};
