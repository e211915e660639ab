import type { DeedThread } from './deed-thread.ts';

/** A wee or a poo that went where it belongs: the push from inside, the sound, the flush and the soap. */
export const pottyAndToilet: DeedThread = {
  id: 'plip-plop',
  image: 'a push from inside, a plop, a flush and soap',
  cue: /^(?![^]*\b(?:at night|all night|nights?|overnight|washed (?:his|her|their) hands|hand ?dryer)\b)[^]*?\b(?:(?:wees?|poos?|pees?|poops?|wee-?wee)\b[^.!?]{0,24}\b(?:potty|toilet|loo|pot)\b|(?:potty|toilet|loo)\b[^.!?]{0,24}\b(?:wees?|poos?|pees?|poops?)\b|(?:used|sat on|went on|went to|did it (?:on|in)|asked (?:for|to (?:go to|use))|made it to|told (?:me|us|\w+)[^.!?]{0,20} needed) (?:the |his |her |their |a )(?:\w+ )?(?:potty|toilet|loo)\b|(?:did|had) (?:a |his |her |their )?(?:first )?(?:wee|poo|pee|poop)s?\b)/i,
  decides: true,
  titles: { young: 'Plip, Plop', older: 'Heard in Time' },
  text: {
    '2-3': `
      D<plip-plop> {his} body had a job to do. It said, "Now, now!" {Name} heard it and sat down. Plip, plop! In it went.
      D<plip-plop> {Name} sat and sat. {his} body did the rest. Plip, plop, there it was! Bye-bye, down it goes. Then soap and water.
      P<plip-plop> Big people go too. They sit on the big one.
      P<plip-plop> Cats go. Dogs go. Grannies go as well.
      Q<plip-plop> After the plop, {Name} may feel ____.
      H<plip-plop> {helper} can say, "Plop!"
      H<plip-plop> {helper} can sing for it.
      T<plip-plop> {he} can sit a teddy down there.
      T<plip-plop> {he} can wave bye-bye to it.
      C<plip-plop> {he} can say, "Plip, plop, all done."
      C<plip-plop> {he} can say, "Now, now, I go!"
      A<plip-plop> Plip, plop, all done. {his} body is light again. The hands are clean. Off to play!
      A<plip-plop> It went down and away. {his} body did it. {Name} heard it in time. Plip, plop, bye-bye!
    `,
    '4-5': `
      D<plip-plop> When a body is full, it gives a push from inside. At first it is just a small push. {Name} felt it in time and sat down. Then came the plop. After that there was paper, a flush and soap.
      D<plip-plop> A body keeps some things for later. Then it wants to let them go, and it says so. {Name} said yes to that, on the right seat. It made a sound. A flush is a small waterfall, and off it went.
      P<plip-plop> Everyone in the house goes there, every day. Nobody makes a song about it any more. They could.
      P<plip-plop> Other children learn it at another time. Some still have a nappy at night, and that is fine.
      Q<plip-plop> When it worked, {Name} may have felt ____.
      H<plip-plop> {helper} can wait by the door next time. ~ It is good to have somebody near.
      H<plip-plop> {helper} can be told, with words or with a thumb.
      T<plip-plop> {he} can show a teddy all the steps, with the soap.
      T<plip-plop> {he} can listen for the next small push.
      C<plip-plop> {he} can say, "A push, and off I go."
      C<plip-plop> {he} can say, "Plip, plop, flush and soap."
      A<plip-plop> The water is quiet again, and the hands smell of soap. A body said "now", and {Name} heard it. On some days that comes too late. Then there are dry clothes, and that is all.
      A<plip-plop> It is all gone, down the pipe and away. {his} body feels a bit lighter, and it can run and jump. {Name} knows the steps now. The seat is there for the next time.
    `,
  },
};
