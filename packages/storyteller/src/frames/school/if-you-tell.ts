import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Threatened with harm for telling: the threat is the sign that telling works, and adults make a plan for safety first. */
export const ifYouTell: NamedScene = {
  id: 'ifyoutell',
  image: 'a threat that is afraid of being told',
  cue: said(
    String.raw`\b(?:(?:hurt|hit|get|beat|kill|batter|harm|do something to|punch|stab|come after)s? (?:him|her|them|me)(?: up)?|(?:make|makes) it worse|threat\w+)\b[^.!?]{0,24}\b(?:if|not to) (?:(?:he|she|they|i) )?(?:ever )?(?:tells?|told|says?|grass\w*|snitch\w*|reports?)\b|\b(?:said|says?|told (?:him|her|them)|warned)\b[^.!?]{0,16}\b(?:not to|do ?n['’]?t|never) tell\b[^.!?]{0,16}\bor\b|\bif (?:he|she|they) (?:ever )?(?:tells?|told|says anything|grass\w*|snitch\w*)\b[^.!?]{0,30}\b(?:hurt|hit|get|beat|kill|batter|harm|worse)\b`,
    String.raw`\b(?:man|woman|lady|adult|grown[- ]?up|baby ?-?sitter|neighbour|stranger|cousin|childminder|uncle|dad|teacher|coach|private|touch\w*|secret game|brother|sister|(?:he|she|they) (?:has )?threaten(?:s|ed|ing))\b`,
  ),
  decides: true,
  answers: /\b(?:tells?|hurt\w*|money|snack|takes?|taking|threat\w*)\b/i,
  titles: { older: 'What a Threat Is Afraid Of' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<ifyoutell> Somebody is mean to {Name} and said, "If you tell, you will get hurt." That is bullying, and a threat as well. A threat like that has one big secret. It is afraid of being told. When grown-ups know, they can keep {Name} safe. Telling was brave, and it was right.
      P<ifyoutell> Grown-ups can help without saying who told. They can just be there.
      P<ifyoutell> Whoever takes things or scares people is breaking a rule. It is a job for grown-ups to stop it.
      Q<ifyoutell> Thinking of the threat, {Name} may feel ____. It may be in the tummy.
      H<ifyoutell> {helper} can go to the school today and make a plan.
      H<ifyoutell> {teacher} can stay near, at break and in the corridor.
      T<ifyoutell> {he} can stay close to friends and grown-ups.
      T<ifyoutell> {he} can tell again, each time. ~ It can be told ten times.
      C<ifyoutell> {he} can think, "Grown-ups know. They are on my side."
      A<ifyoutell> It is told now. The threat was big as long as it was a secret. Now it is small, because some strong grown-ups have it. They can stop bullying. {Name} is not alone with it.
    `,
    '8-10': `
      D<ifyoutell> "If you tell, you'll get hurt" shows what bullying is afraid of. It is not afraid of {Name}. It is afraid of adults who know. That is why the threat is made, and why telling works. It takes courage all the same, and it has been done. From here on it is not a matter between two children. Taking things and threatening people are broken rules, and there are adults whose job it is to make it stop.
      P<ifyoutell> Schools can act without saying who told. They can watch a place, check a bag or move a break.
      P<ifyoutell> People who threaten are counting on nobody hearing it. Quite often others have been threatened as well, and each thinks that they are the only one.
      Q<ifyoutell> At the thought of that threat, {Name} might feel ____. Being scared and being relieved can go together.
      H<ifyoutell> {helper} can go to the school today and ask for a plan that keeps {him} safe.
      H<ifyoutell> {teacher} can make sure that an adult is near, in breaks and on the way.
      H<ifyoutell> {helper} can write down what was taken and said, with the days.
      T<ifyoutell> {he} can stay where people are, and walk with somebody.
      T<ifyoutell> {he} can hand over a thing if that is safer, and tell straight afterwards. ~ Things can be replaced.
      T<ifyoutell> {he} can tell again if anything else is said. ~ A second threat makes it more serious for whoever made it.
      C<ifyoutell> {he} can think, "It is told. I am not alone with it."
      A<ifyoutell> The thing that was not to be told has been told, and several adults are busy with it. There is a plan on paper, and somebody stands where nobody stood before. It was not {his} fault for one minute. Bullying gets smaller when more people know, and there are quite a few now.
    `,
    '11+': `
      D<ifyoutell> A threat about telling is, looked at closely, a confession. It admits that being found out would end it. {Name} has been told what will happen to anyone who talks, and talking took nerve. It was also the move that changes things. Demanding money and threatening harm are beyond anything that pupils are expected to sort out among themselves. A school can act on it the same day, and where it is serious so can the police.
      P<ifyoutell> The first worry is usually that it will get worse. That is reasonable, and it is why adults make a plan for safety first and talk to the other side second.
      P<ifyoutell> Anyone who does this has rarely done it once. Other people may be waiting for somebody to go first.
      Q<ifyoutell> Since the threat was made, {Name} might notice ____.
      H<ifyoutell> {helper} can go to the school at once, in person, and agree how {he is} kept safe from the first hour on.
      H<ifyoutell> {helper} can keep a record of what was taken, said and sent. ~ It turns a story into a case.
      T<ifyoutell> {he} can stay with people, and let possessions go rather than get hurt over them.
      T<ifyoutell> {he} can save messages and tell an adult about every new remark, however small. ~ Every one of them counts.
      T<ifyoutell> {he} can say what {he is} most afraid of, so that the plan covers exactly that.
      C<ifyoutell> {he} can think, "It is out. That was the hard part."
      A<ifyoutell> It is known now, by people with the authority to deal with it, and somebody is within sight. The threat needed silence, and it has run out of that. If anything is said again, it goes into the same file. None of it was caused by {Name}. Being helped with it is not a favour, it is what schools are for.
    `,
  },
};
