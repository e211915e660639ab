import { said, type NamedScene } from '../scene.ts';

/** Somebody with dementia no longer knows the child's name, or who the child is. */
export const nameThatWasForgotten: NamedScene = {
  id: 'namegone',
  image: 'a name that fell out, and a hand that is still known',
  cue: said(
    String.raw`\b(?:(?:does ?n['’]?t|does not|did ?n['’]?t|ca ?n['’]?t|cannot|no longer|not|never|doesnt|didnt) (?:always |even |really )?(?:remember|recogni[sz]e|know|recall)s?|forg[eo]t(?:s|ten)?|calls? (?:him|her|them) (?:by )?(?:the wrong|a different|another|someone else|(?:his|her|my) (?:dad|mum|uncle|brother|sister)))\b[^.!?]{0,24}\b(?:name|who (?:he|she|they|we) (?:is|are|was)|him|her|them|us)\b`,
    String.raw`\b(?:forgets? to|food|pills|cooker|lives with us|moved in)\b`,
  ),
  decides: false,
  answers: /\b(?:name|remember|recogni[sz]e|care home|any ?more|know)\b/i,
  titles: { young: 'A Name That Fell Out', older: 'The Name and the Hand' },
  text: {
    '4-5': `
      D<namegone> {who} has dementia. It is an illness that makes people forget. {who} may not find the name of {Name} any more. It fell out, like a button. It does not mean that {Name} was not loved. The illness took the word.
      P<namegone> {who} can still feel a kind hand. A smile gets through.
      Q<namegone> When {who} does not know the name, {Name} may feel ____.
      H<namegone> {helper} can say the name for {who}.
      H<namegone> {helper} can stay close by.
      T<namegone> {he} can say, "I am {Name}. Hello."
      T<namegone> {he} can sing, or show a photo.
      C<namegone> {he} can think, "I know {who}. I can do the remembering."
      A<namegone> A name was forgotten, and that is sad. A song was not, and two people hummed it. {Name} remembers {who}, and that counts for both.
    `,
    '6-7': `
      D<namegone> {who} has dementia, an illness that makes people forget. First it was where the keys are. Now it may be {Name}'s name. It hurts when somebody who is loved asks, "And who are you?" It is the illness that forgets, and not the love. Nobody did anything to make it come.
      P<namegone> A name is a small thing, and it falls out early. The feeling of being with somebody kind stays much longer.
      P<namegone> {who} may be sad or cross about a missing word, too.
      Q<namegone> When {who} looks and does not know the name, {Name} may feel ____.
      H<namegone> {helper} can say it first: "Look, here is {Name}."
      H<namegone> {helper} can talk about it afterwards.
      T<namegone> {he} can say {his} name at the start, without a quiz. ~ "Guess who I am" is hard for {who}.
      T<namegone> {he} can bring a photo, a song or something to do with the hands.
      C<namegone> {he} can think, "I remember for both of us."
      A<namegone> The name may come back for a day, or stay away. It is fine to cry about that, and fine to go and play soon. They peeled an orange together. Hands forget much later than heads do.
    `,
    '8-10': `
      D<namegone> Dementia is an illness in which the brain loses its way to things that it knew. {who} has it, and {Name}'s name may be among what people with it forget. Being asked "Do I know you?" by somebody who taught one to tie laces is a real hurt. It is the illness that has shut that drawer. Nobody else could have kept it open.
      P<namegone> Feelings last longer than facts. Somebody who has forgotten an afternoon can be content for hours because of it.
      P<namegone> Correcting and testing makes {who} anxious. Going along with what is there works better.
      Q<namegone> When {who} asks, "Who is that?", {Name} might feel ____.
      H<namegone> {helper} can make the introduction, as if it were nothing.
      H<namegone> {helper} can be honest about what is likely to come, when {he asks}.
      T<namegone> {he} can say {his} name and something that both of them like.
      T<namegone> {he} can ask about long ago. ~ Those drawers stay open longest.
      T<namegone> {he} can leave the room for a while, on some days a long one.
      C<namegone> {he} can think, "The name may be gone. What we had is not."
      A<namegone> Somebody can be missed who is sitting right there. It is one of the odd things about dementia, and it may be said out loud. {who} did not know the name today, and laughed at the same joke as ever. {Name} can do the remembering for both, for as long as it is wanted.
    `,
    '11+': `
      D<namegone> Dementia is an illness that takes things out of a mind, and names are among the first to go. {who} has it, and {Name}'s name may not come every time, or another comes in its place. It is hard to be asked who one is by somebody who used to know. It shows how far the illness has got. It says nothing about what there was between two people.
      P<namegone> What remains for much longer is how somebody makes one feel. Carers see it daily: the afternoon is forgotten, and the good mood stays.
      Q<namegone> In the moment in which the name does not come, {Name} might notice ____. There may be several words for it, and not all of them are sad.
      H<namegone> {helper} can say the name in passing, so that it is no test for either side.
      H<namegone> {helper} can talk about what is likely to come, and agree that ten minutes together count.
      T<namegone> {he} can say, "Hello, I'm {Name}," each time, as if it were nothing.
      T<namegone> {he} can bring something to do with the hands, or music from way back. ~ Both reach further than questions.
      T<namegone> {he} can keep away on a day when it is too much.
      C<namegone> {he} can think, "The name may be gone. I am still somebody good to sit beside."
      A<namegone> The name did not come this time. A song did, with all its verses, and a hand that tapped along. It is allowed to miss somebody who is still in the room. People forget in this illness, and {Name} can keep the name for both of them.
    `,
  },
};
