import { said, type NamedScene } from '../scene.ts';

/**
 * Absences: a few seconds in which a child hears and sees nothing, taken for dreaming or for rudeness (Epilepsy Society, Young
 * Epilepsy: mostly under fifteen seconds, stopping in mid-action, sometimes many a day, carrying on as if nothing had been).
 */
export const missingSeconds: NamedScene = {
  id: 'absences',
  image: 'a film with a few pictures missing, and somebody who says what was in them',
  cue: said(
    String.raw`\babsence (?:seizures?|epilepsy|fits?)\b|\b(?:(?:has|have|having|had|gets?|getting|his|her|their|the|with|these|little|small|many|of|daily) (?:\w+ )?absences|petit mal|(?:was|is|in|during|having|has|had|it['’]?s) an absence)\b|(?=[^]*\b(?:epilep\w*|seizures?)\b)[^]*?\b(?:zon(?:es?|ing) out|blank(?:s|ed|ing)? out|go(?:es)? blank|daydream\w*|vacant|switch(?:es)? off|star(?:es?|ing) into space)\b`,
    String.raw`\b(?:absences? (?:from|at) (?:school|class|nursery)|attendance|unauthorised|authorised|fine)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers:
    /\b(?:absences?|epilep\w*|seizures?|ignor\w*|dream\w*|daydream\w*|listen\w*|blank|vacant|teacher|kids|class\w*|friends|call(?:s|ed)?)\b/i,
  titles: { young: 'A Little Gap', older: 'The Missing Seconds' },
  text: {
    '4-5': `
      D<absences> An absence is a little gap in a head. {Name} may stop in the middle of a word. Eyes stay open, and for some seconds they see nothing. Then it is over, and the word goes on.
      P<absences> Others may call and get no answer. They may think, "Why so rude?" It is not rude. In a gap no ear can hear.
      Q<absences> After the gap, {Name} may feel ____.
      H<absences> {helper} can say what went on in the gap.
      H<absences> {helper} can tell the others, "It was just a gap."
      T<absences> {he} can ask, "What did you say?"
      T<absences> {he} can look at the others and see what comes next.
      C<absences> {he} can think, "It was a gap, and I am back."
      A<absences> There was an absence, and it was small. Somebody said what was in it. So nothing is lost. The game goes on, and {Name is} in it.
    `,
    '6-7': `
      D<absences> In an absence, a brain takes a very short break. {Name} may stop in the middle of a word, with open eyes. For some seconds {he hears} nothing. Then the word goes on. It is a kind of seizure. Nobody can do it on purpose or stop it.
      P<absences> From outside it looks like dreaming. So a friend may think, "That was me talking." The friend could not know. It can be told in two sentences.
      P<absences> Teachers look out for it. They would like to say the missing bit again.
      Q<absences> When some words are missing, {Name} may feel ____.
      H<absences> {helper} can tell the class about absences, if {Name} would like that.
      H<absences> {helper} can say the missing bit once more, with no fuss.
      T<absences> {he} can ask, "What did I miss?"
      T<absences> {he} can look at what a friend is doing and begin there.
      C<absences> {he} can think, "A gap, and I am back."
      A<absences> A film with a few pictures missing is still the same film. Somebody says what was in them, and it runs on. Doctors have medicine that makes absences fewer for many children. Until then there is a good question: "What did I miss?"
    `,
    '8-10': `
      D<absences> An absence is a seizure that hardly anybody notices. For a few seconds the brain does not take anything in. {Name} may stop in mid-sentence, look past people and hear nothing. Then it goes on where it left off. From inside there is not even a gap, only a lesson that has jumped. From outside it can look like daydreaming, or like ignoring somebody. It is neither of those, and it cannot be done or stopped on purpose.
      P<absences> Somebody who spoke and got no answer may feel brushed off. Nobody told them that a face can be turned to them while the ears are switched off. Two sentences put that right, and most people are glad of them.
      P<absences> Teachers who know about it repeat the last sentence and carry on. It is the whole of the first aid.
      Q<absences> When others say, "You never listen," {Name} might feel ____.
      H<absences> {helper} can explain it to the class, with {Name} there or not. ~ {Name} can choose which.
      H<absences> {helper} can write down when the gaps come, for the doctor. ~ It is easier to count them from outside.
      T<absences> {he} can say, "I have absences. If I look blank, just say it again."
      T<absences> {he} can ask one friend to point to the right line afterwards.
      C<absences> {he} can think, "I was not ignoring anyone. I was out for five seconds."
      A<absences> The lesson jumped, and somebody pointed to the line. Medicine makes absences rarer for most children who have them, and finding the right one can take some time. Those who know do not say "you never listen" any more. They say the sentence twice, and that is quicker.
    `,
    '11+': `
      D<absences> Most people picture a seizure as something dramatic. An absence is the opposite: for a few seconds a brain stops recording, the eyes stay open, and then life continues in mid-sentence. {Name} may notice it only because a conversation has jumped. Others draw their own conclusions, and "daydreaming" and "ignoring me" are the usual ones. Neither is true. An absence can be neither faked away nor pulled together.
      P<absences> A person who gets no answer feels snubbed, and feelings of that sort are quick. They also correct themselves quickly, once there is an explanation. It is a matter of who gets it, and from whom.
      P<absences> In lessons the gaps add up. A teacher who knows can hand over the notes without a remark.
      Q<absences> On being told off for not listening, {Name} might feel ____.
      H<absences> {helper} can arrange with the school that instructions are written down as well as spoken. ~ It is a small adjustment, and others profit from it.
      H<absences> {helper} can keep a tally for the clinic. ~ The person concerned is the only one who cannot count them.
      T<absences> {he} can have one sentence ready: "I get absences. I was not ignoring you, I missed it."
      T<absences> {he} can ask the doctor about baths, roads, bikes and swimming. ~ Exact questions get useful answers.
      C<absences> {he} can think, "Five seconds off the record. Back on."
      A<absences> A recording with short gaps can be completed by anyone who was in the room. Treatment makes absences rare for most people who have them, and the search for the right one asks for some patience. In the meantime, the sentence is ready and the notes are there. Nobody who knows it takes a gap personally.
    `,
  },
};
