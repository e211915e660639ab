import { said, type NamedScene } from '../scene.ts';

/** An older child who minds a brother or sister with a disability, and has had enough of it. */
export const afternoonsInCharge: NamedScene = {
  id: 'minds',
  image: 'a rota on a fridge, with more than one name on it',
  cue: said(
    String.raw`(?=[^]*\b(?:down'?s?|disab\w*|autis\w*|asd|cerebral|palsy|wheel ?chair|special needs|learning|epilep\w*|adhd|needs|condition|syndrome|blind|deaf)\b)[^]*\b(?:(?:has|have|had|having|needs?|expected|asked) to (?:look after|mind|watch|babysit|care for|help)|looks? after|minds|watches|babysits?|cares? for|young carer|helps? (?:a lot|so much|all the time|out a lot|with)) (?:\w+ ){0,3}(?:brother|sister|twin|sibling|him|her)\b`,
    String.raw`\bwhen (?:we|i) (?:die|are gone|am gone)|future|one day|school (?:helps|looks)|grown up`,
  ),
  decides:
    /\b(?:look after|mind|watch|babysit|care for|looks after|minds) (?:his|her|their) (?:\w+ ){0,2}(?:brother|sister|twin|sibling)\b[^.!?]{0,24}\b(?:down'?s?|disab\w*|autis\w*|cerebral|special needs|learning|syndrome|wheel ?chair)|\b(?:look after|mind|watch|babysit|care for|looks after|minds) (?:his|her|their) (?:disabled|autistic) (?:\w+ )?(?:brother|sister|twin|sibling)\b/i,
  answers: /\b(?:enough|fed up|watch\w*|look\w* after|mind\w*|a lot|tired)\b/i,
  titles: { older: 'More Names on the Rota' },
  text: {
    '8-10': `
      D<minds> {who} needs more help than other people of that age, and quite often the person nearby is {Name}. It began with one afternoon. Then it was two, and then nobody asked any more. Helping can be good, and too much of it is too much. To have had enough is not the same as not caring.
      P<minds> Parents see somebody who can do it well, and that is the trap. Whoever is good at a job gets more of it.
      P<minds> {who} did not make the rota either. It might be nice for both to do something that isn't a duty.
      Q<minds> When it is "just for an hour" again, {Name} might feel ____. Two feelings at once are usual.
      H<minds> {helper} can write down who helps when, with free afternoons in it. ~ What is on paper can be counted.
      H<minds> {helper} can ask for help from outside. ~ There are groups for brothers and sisters, too.
      T<minds> {he} can name one afternoon a week that stays free.
      T<minds> {he} can say it on a calm day: "I like helping, and this is too much."
      C<minds> {he} can think, "I am the brother or sister, and not the one in charge."
      A<minds> There is a list on the fridge with more than one name on it. On some days the help comes from {Name}, and on others from somebody with a car and a key. {who} gets what is needed in a different way. A brother or sister is for other things as well, such as a film or an argument.
    `,
    '11+': `
      D<minds> Nobody appoints a young carer. {who} needs more help than most, somebody was at home, and after a year it counts as the way things are. {Name} may be capable, patient and thoroughly tired of it. Those are compatible. Responsibility for {who} lies with the adults, including on the afternoons when they are not in the room.
      P<minds> Parents may lean on an older child because it works and because everything else takes forms and waiting. Most of them have a bad conscience about it and say nothing.
      P<minds> {who} may notice being a duty. An hour a week without any is often worth more to both than five with.
      Q<minds> When plans are cancelled for it once more, {Name} might feel ____. Guilt tends to arrive shortly after anger.
      H<minds> {helper} can put down in black and white who covers which hours, and what happens when nobody can.
      H<minds> {helper} can ask for a young carer's assessment or a sibling group. ~ They exist for exactly this.
      T<minds> {he} can ask for something countable, such as two free afternoons and one weekend in three.
      T<minds> {he} can tell one teacher about it. ~ Deadlines can be moved by people who know.
      C<minds> {he} can think, "I can help without being the plan."
      A<minds> A different rota goes up, with more names on it and gaps that are meant to be gaps. It may be kept badly at first. What {who} needs will still be needed, and it can be given by more people than one. Wanting an afternoon is not a verdict on anybody. It is an afternoon.
    `,
  },
}; // prettier-ignore
