import { said, type NamedScene } from '../scene.ts';

/** A grandparent died, and the child will not talk of it, or cannot bear it when others do. */
export const silentAboutIt: NamedScene = {
  id: 'silent',
  image: 'a name that one says and another cannot hear yet',
  cue: said(
    String.raw`(?:\b(?:won'?t|will not|doesn'?t (?:want|like) to|does not want to|refuses? to|can'?t|cannot|never|not) (?:\w+ )?(?:talk\w*|speaks?|say anything|mention)\b(?: (?:about|of))? (?:it|him|her|grand\w*|gran\w*|nan\w*|pop\w*|papa|the death)\b|\b(?:gets?|is|goes|becomes?) (?:so |very |really )?(?:cross|angry|mad|upset|furious|silent)[^.!?]{0,12}\b(?:if|when|whenever)\b[^.!?]{0,24}\b(?:else does|talks?|mentions?|speaks?|says? (?:his|her|the) name|brings? (?:it|him|her) up)\b|\b(?:leaves|walks out of) the room (?:if|when|whenever)\b[^.!?]{0,24}\b(?:talks?|mentions?|speaks?)\b)`,
    String.raw`\bmust(?:n'?t| not) talk\b`,
  ),
  decides: false,
  answers: /\b(?:talk\w*|speaks?|mention\w*|cross|angry)\b/i,
  titles: { young: 'Quiet Is Allowed', older: 'Two Ways with One Name' },
  text: {
    '6-7': `
      D<silent> {who} died. Some people talk about it a lot, and some cannot talk about it yet. {Name} may be one who cannot. Then it hurts to hear the others do it. Both are ways of missing somebody. Nothing that a child did or thought made it happen.
      P<silent> Those who say the name may need to hear it. They do not mean to hurt anybody with it.
      P<silent> Quiet people miss somebody as much as those who talk.
      Q<silent> When others talk about {who}, {Name} may feel ____. From outside it may look cross.
      H<silent> {helper} can agree on a sign for "not now". ~ Then the others can go on in another room.
      H<silent> {helper} can be there without a question. ~ Quiet is easier with two.
      T<silent> {he} can say "not now" and go out for a bit.
      T<silent> {he} can draw or write it for nobody to see. ~ Paper can keep it.
      C<silent> {he} can think, "They can talk, and I can be quiet."
      A<silent> {who} died, and the name is still said at home. It can be said in the kitchen, while somebody is quiet upstairs. Both of them miss the same one. There is no day by which anybody needs to talk. The door is open on any day.
    `,
    '8-10': `
      D<silent> {who} died. After that, some people in a family want to say the name all day, and others cannot hear it yet. {Name} may be one of those who would rather not. When somebody else begins, it may come out as anger, because the thing that hurts has been touched. Talking and not talking are both ways of missing a person. Nothing that a child said, did or thought had any part in it.
      P<silent> People who talk about somebody who died may be afraid that the name gets lost. They say it to keep it. It is not meant to push anyone else into talking.
      P<silent> From outside, silence can look as if it was nothing. Most families have a quiet one, and mostly that one minds a great deal.
      Q<silent> When others begin to talk about {who}, {Name} might feel ____. From outside it may look like being cross.
      H<silent> {helper} can agree with {Name} on a sign that means "not just now". ~ Nobody needs to be told off for talking, or for leaving.
      H<silent> {helper} can do something beside {Name} that needs no words. ~ Hands can be busy while a head is full.
      T<silent> {he} can say "not just now", go out and come back when it is over. ~ It is shorter than an argument.
      T<silent> {he} can go to a place that belongs with {who}, together with somebody, and say nothing there. ~ A place asks no questions.
      T<silent> {he} can write it down and keep the page shut. ~ A page can wait.
      C<silent> {he} can think, "They need the name. I need it quiet."
      A<silent> {who} died, and cannot come back, and what was done together did happen. In one room somebody says the name, and in another somebody says nothing. They miss the same person. Talking has no closing date, and it can begin with one word or none at all. Until then, quiet is allowed and so are stories.
    `,
    '11+': `
      D<silent> {who} died. In most families that divides people for a while into those who talk and those who leave the room. {Name} may be among the second. Hearing the name from somebody else can feel like having a door pushed open, and what answers is often anger, since it is the quickest. Neither way is the right one. They are two speeds of the same thing, and nobody in the family made this death happen.
      P<silent> Those who talk may do it out of fear that a person disappears when nobody mentions them any more. It is no comment on anyone who says nothing.
      P<silent> Silence is easily mistaken for being over it. People who study grief find that there is no schedule, and that quiet does not mean a small grief.
      Q<silent> When the name comes up, {Name} might feel ____. Anger may be the first word and not the last.
      H<silent> {helper} can accept a short "not now" and carry on the conversation elsewhere. ~ Both sides get what they need.
      H<silent> {helper} can suggest something to do side by side, without an announcement. ~ Nothing needs to be said during it.
      T<silent> {he} can agree on two words that end the subject for {him}, without ending it for others.
      T<silent> {he} can go to a place that belongs with {who}, alone or with one person. ~ A place asks no questions.
      T<silent> {he} can put it into something else, such as music, a page or a long walk with somebody.
      C<silent> {he} can think, "They say it, I don't, and it is the same person we miss."
      A<silent> {who} died, and is missed in two ways under one roof, aloud and without a sound. The name may be said over the potatoes while somebody else is upstairs. What was shared with {who} stays as it was and needs no witness. If words come, at any time of year, there is somebody who will hear them.
    `,
  },
};
