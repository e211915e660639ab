import { said, type NamedScene } from '../scene.ts';

/** A scar that others look at and ask about, long after whatever made it. How it came about is nobody's business but the child's. */
export const scarThatIsSeen: NamedScene = {
  id: 'scar',
  image: 'a line on the skin where a body mended, and a short answer that is ready',
  cue: said(
    String.raw`\bscar(?:s|red|ring)?\b(?! (?:easily|tissue removal))`,
    String.raw`\b(?:self[- ]?harm\w*|(?:cut(?:s|ting)?|harm(?:s|ing)?) (?:him|her|them)sel(?:f|ves)|scar(?:red)? for life|emotional\w*|(?:needs?|having|facing|going for|booked for|before) (?:an? |the |his |her |their )?(?:[\w']+ ){0,3}(?:operation|op|surgery)|(?:operation|op|surgery) (?:is )?(?:next|tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)|will (?:it|there) (?:be|leave)|stitches (?:are )?(?:out|still)|last week|yesterday|cream|massage)\b`,
  ),
  decides: true,
  answers: /\b(?:scar\w*|star(?:e|es|ed|ing)|ask\w*|operation|surgery|people|look\w*|question\w*|comments?)\b/i,
  titles: { young: 'A Line on the Skin', older: 'A Line on the Skin' },
  text: {
    '4-5': `
      D<scar> A scar is a line where skin closed and got well. {Name} has one. Other people may look at it, and look again. That can feel odd. They have not seen a line like that before. It is just a bit of {him} that was mended.
      P<scar> People look at what is new to them. When they know what it is, they look at the toys again.
      Q<scar> When somebody looks at the scar, {Name} may feel ____.
      H<scar> {helper} can tell the others once, so that they know.
      H<scar> {helper} can give the answer on some days.
      T<scar> {he} can say, "That is my scar. Come and play."
      T<scar> {he} can turn round and go on with the game.
      C<scar> {he} can think, "It is my skin, and it did well."
      A<scar> The look was long, and then it was over. There was a slide to go down. A scar goes down a slide as well. It is on skin that knew how to mend.
    `,
    '6-7': `
      D<scar> Where skin was open once, it closes with a line called a scar. {Name} has one that other people can see. Some stare at it, and some ask. It can be tiring to be looked at like that. The scar is no fault and no secret. It shows where a body did a lot of mending.
      P<scar> Eyes stop at anything new, all by themselves. That takes a second. Staring for longer is rude, and some people have not learned it yet.
      P<scar> Some children think that a scar is sore. They would like to know, and they do not know how to ask.
      Q<scar> When somebody stares at the scar, {Name} may feel ____.
      H<scar> {helper} can find a short answer together with {him}. ~ Short ones are easy to keep ready.
      H<scar> {helper} can tell the class once, if {Name} says yes.
      T<scar> {he} can say, "It is a scar. It is part of me."
      T<scar> {he} can say, "I do not want to talk about it." ~ Nobody owes an answer.
      T<scar> {he} can tell a grown-up when somebody is unkind about it.
      C<scar> {he} can think, "One look, one answer, and on we go."
      A<scar> The question came, and the answer was short. Then there was a game to begin. Most scars get paler as time goes by. This one is on a body that can do a lot. There is more to tell about it than a scar.
    `,
    '8-10': `
      D<scar> A scar is skin that closed where it had been open, and it looks a little different from the rest. {Name} has one that people notice. Some look away very fast, some stare, and some ask what happened. Each of them does it once. For the person with the scar it adds up. It needs no hiding, and it needs no explaining either.
      P<scar> The first look is a reflex and lasts about a second. Whoever goes on looking has forgotten for the moment that there is a person attached.
      P<scar> Most questions are curious, and some people worry that it hurts. One plain sentence settles both.
      Q<scar> When somebody notices the scar, {Name} might feel ____. It may depend on who it is.
      H<scar> {helper} can ask what would help in places where it shows, such as a changing room.
      H<scar> {helper} can leave it to {him} who hears the story of it. ~ It is {hers} to tell.
      T<scar> {he} can have two answers ready, such as "It's a scar, and it's fine" and "I'd rather not say".
      T<scar> {he} can look back and lift an eyebrow. ~ People who stare mostly notice then.
      T<scar> {he} can tell an adult about a remark that was meant to hurt.
      C<scar> {he} can think, "It is a line on my skin. It is not the headline."
      A<scar> The look got its answer, and the talk went on to something else. Most scars grow paler over the years, and friends stop seeing them much sooner than that. The story behind this one can be told or kept. Either way, that skin did its job well.
    `,
    '11+': `
      D<scar> A scar is what skin builds when closing matters more than looks, and it holds. {Name} has one that other people see, in changing rooms, at a pool or in a T-shirt. A glance at it is a reflex. A stare is something else, and so is a question at a bus stop. They come when one was thinking of other things entirely. How it came about is private. Being visible does not make it public.
      P<scar> People who stare are looking for an explanation, and most of them stop as soon as they notice that they have been noticed.
      P<scar> Friends have usually stopped seeing it. They look at a face to find out what mood it is in.
      Q<scar> When eyes go to the scar, {Name} might notice ____. It need not be the same every time.
      H<scar> {helper} can leave it to {Name} whether it is covered or not. ~ Neither of the two is the brave one.
      H<scar> {helper} can arrange something about changing with the school, if that is wanted, and without a fuss.
      T<scar> {he} can keep one dry sentence for strangers, such as "Long story". ~ It is polite, and it closes the subject.
      T<scar> {he} can pick one friend who knows all of it and can change the subject on request.
      T<scar> {he} can pass a cruel remark on to an adult. ~ It says something about whoever made it.
      C<scar> {he} can think, "They see a line. I know the rest."
      A<scar> Most scars fade over a year or more, and other people's interest in them fades a good deal faster. There will be looks, and some days they will weigh more than on others. The body did a difficult job there and did it well. What it left on the skin is part of the record, and it is for {Name} to decide who gets to read it.
    `,
  },
};
