import { said, type NamedScene } from './scene.ts';

/** Sadness of which nobody can say where it came from. The NHS names two weeks of low mood as the time to ask a doctor. */
export const sadWithoutAReason: NamedScene = {
  id: 'wetcoat',
  image: 'a coat that is heavy with rain, whichever rain it was',
  cue: said(
    String.raw`\b(?:nothing (?:has |had |'s |in particular )?(?:happened|wrong|is wrong|the matter)|(?:for|without|has) (?:no|any|an?) (?:\w+ )?reason|no (?:\w+ )?reason (?:why|for|at all)|(?:does ?n['’]?t|do ?n['’]?t|cannot|can['’]?t|not able to) (?:know|say|tell (?:me|us|anyone)|explain) why|(?:don['’]?t|do not|doesn['’]?t) know (?:why|what(?:['’]s| is) wrong)|(?:can['’]?t|cannot|could ?n['’]?t|not able to|unable to) (?:put (?:it|a name|them|this)|find (?:the |any )?words|say what (?:it is|is wrong|the matter is))|says? (?:that )?(?:it['’]?s|it is|there['’]?s|there is) nothing|out of (?:nowhere|the blue)|no idea why|why (?:he|she|they)(?:['’]s| is| are) sad)\b`,
    String.raw`\b(?:died|death|dead|passed away|funeral|divorce\w*|separat\w*|moved away|broke up|bull(?:y|ied|ying)|hurt (?:him|her|them)self|self[- ]harm\w*)\b`,
  ),
  decides: false,
  answers: /\b(?:nothing (?:has )?happened|reason|know why|say why|heavy)\b/i,
  titles: { young: 'A Coat Full of Rain', older: 'Which Rain It Was' },
  text: {
    '4-5': `
      D<wetcoat> A coat gets heavy in the rain. It is heavy after the rain as well. {Name} may be sad like that and not know why. That is okay. A wet coat need not know which rain it was.
      P<wetcoat> Grown-ups have days like that, too. They may go quiet or stand at a window.
      Q<wetcoat> On a heavy day, {Name} may feel ____.
      H<wetcoat> {helper} can sit close and ask nothing.
      H<wetcoat> {helper} can make something warm to eat.
      T<wetcoat> {he} can say, "Heavy today."
      T<wetcoat> {he} can find a warm spot to sit in.
      C<wetcoat> {he} can think, "I am heavy now, and heavy dries."
      A<wetcoat> A wet coat hangs in the warm and drips. Nobody needs to do a thing. It gets lighter bit by bit, and so does a sad day. Somebody can sit there for that long.
    `,
    '6-7': `
      D<wetcoat> A coat that is full of rain weighs a lot. It stays heavy when the sun is out again. {Name} may be sad like that, with no reason in sight. It may come from a small thing some days ago. It may come from a tired body. It is real all the same.
      P<wetcoat> People who ask "What is the matter?" would like to mend it. "I do not know" is a true answer.
      P<wetcoat> Other children have heavy days as well. In the playground it does not show.
      Q<wetcoat> In the heavy part of a day, {Name} may feel ____. There may be no word for it yet.
      H<wetcoat> {helper} can sit there too, without a question. ~ Two at a window are company.
      H<wetcoat> {helper} can ask a doctor if it goes on for two weeks. ~ Doctors know about sad, too.
      T<wetcoat> {he} can say, "It is heavy today." ~ Then somebody knows.
      T<wetcoat> {he} can do one small thing with both hands, such as peel an orange.
      C<wetcoat> {he} can think, "I need not know which rain it was."
      A<wetcoat> A wet coat dries on its hook, in the warm. Nobody sees it happen. With a sad day it is much the same. One morning, a sleeve is dry and then the rest. Nobody needs to find out which rain it was.
    `,
    '8-10': `
      D<wetcoat> A coat soaked with rain stays heavy for hours after the sky has cleared. Sadness may hang on a person like that, with nothing going on that would explain it. {Name} may look for the reason and not find one. There may have been a dozen small ones, or too little sleep, or a body that is busy growing. A feeling without a reason is as real as one that has a name.
      P<wetcoat> "What's the matter?" is a question by people who would like to mend something. When there is no answer, they ask again, and it begins to sound like a test. It is only worry.
      P<wetcoat> Most adults know heavy days. They call it tiredness, or a Sunday.
      Q<wetcoat> At the heaviest time of the day, {Name} might feel ____. It may sit in the chest or behind the eyes.
      H<wetcoat> {helper} can keep {him} company without asking anything. ~ A second chair at a window needs no reason.
      H<wetcoat> {helper} can ask a doctor if it goes on for two weeks or gets heavier. ~ It is a thing that doctors know, and it can be helped.
      T<wetcoat> {he} can tell one person, "It is heavy today, and I do not know why." ~ That is a full report.
      T<wetcoat> {he} can do something small with both hands, such as peeling an orange in one piece.
      C<wetcoat> {he} can think, "I need not know which rain it was."
      A<wetcoat> A wet coat dries by hanging where it is warm, and it does so without being watched. It takes as long as it takes, and the pockets come last. People who are sad get lighter in much the same way, in a kitchen or beside somebody. In the end nobody can say which rain it was, and it does not matter to the coat.
    `,
    '11+': `
      D<wetcoat> A soaked coat is heavy for hours after the rain has stopped. Anybody who turns up then sees a blue sky and somebody who is sad about nothing. Nothing has happened, everybody is being nice, and {Name} may still feel as if everything weighed more. It may have come from a lack of sleep, from hormones, from a handful of small things, or from nowhere that can be found. Not having a reason does not make it an invention.
      P<wetcoat> People ask for a cause because a cause can be repaired. When none is offered, they tend to suspect a secret. "There isn't one, it is just heavy" is news to them, and it helps.
      P<wetcoat> Friends may know the same thing and have no word for it either. It is seldom mentioned, because everyone waits until there is a reason.
      Q<wetcoat> In the heaviest hour, {Name} might notice ____. Bodies often report it as tiredness.
      H<wetcoat> {helper} can be around without a question, as one is around a cat. ~ Company does not need a subject.
      H<wetcoat> {helper} can make an appointment with a doctor if it lasts two weeks or gets worse. ~ It is common and can be treated.
      T<wetcoat> {he} can tell one person how heavy it is, from one to ten, and leave out the why.
      T<wetcoat> {he} can go outside for a quarter of an hour, whatever it feels like. ~ Daylight works without anybody's consent.
      C<wetcoat> {he} can think, "I do not have to know which rain it was."
      A<wetcoat> Coats dry in warm rooms, slowly, from the outside in, and it cannot be hurried by looking. Sad times have something of that. If one does not dry at all, there are people whose job it is to help with the wringing. Otherwise it gets lighter at some point when nobody is checking, and which rain it was remains unknown.
    `,
  },
};
