import type { Fields } from '../fields/field.ts';

/** What stands between two situations in its words and is one of them in its matter; one text a line. */
export const NEAR_NEIGHBOURS: Fields = {
  'moving-house': `
    We swapped the bedrooms round, she is up in the attic now so that the baby gets the small one.
    gave up her old bedroom for the baby and hates the new one under the roof
    He was moved into the loft room when his brother was born and wants his old room back.`,
  'sleeping-alone': `
    wakes every night and calls for mum till I come
    Shouts for mummy in the night, every night, and goes back off when I lie down with her.
    up in the night shouting for daddy and no bad dream behind it
    wakes up and shouts for us every single night`,
  'parents-divorce': `
    we are separating and our daughter is worried about it
    My husband and I are getting divorced and he's anxious.
    we're splitting up and she is scared
    We are getting a divorce, he worries all day.`,
  'group-work': `
    takes over the whole group project and leaves the others nothing to do
    In every group task she does their parts as well and won't let anybody else have a go.
    takes over in group projects, the others just sit there
    won't let the rest of his project group do their share`,
  'hard-times': `
    my mum (his nan) is having a bypass and heart surgery is all we talk about
    My mum, her nana, is having surgery next week and we're not ourselves.
    My mum (his gran) is having an operation on her heart and the whole house is on edge.
    her nan is in for heart surgery on Monday and we're all tense
    my mum (her gran) is having her heart surgery soon
    my dad, their grandad, is being operated on and nobody here can think of anything else`,
  puberty: `
    Won't get changed for PE where others can see, goes into a toilet cubicle to do it.
    panics before PE because of the changing room, everybody looks at bodies
    They change in the toilets so that nobody sees they need a bra.`,
  'screen-time': `
    sneaks my phone without asking and watches youtube under the bed
    Takes the tablet off the shelf without asking and sits under the stairs with videos.
    he helps himself to my phone and watches videos in hiding
    Scrolls through tiktok in bed and compares herself with other people's perfect lives.
    hours on instagram every night looking at perfect people, then she's low
    Every evening on her phone with other people's lovely rooms and holidays.`,
  'healthy-eating': `
    pasta is all she'll eat, the school lunch goes back untouched
    Only eats plain pasta and leaves whatever the school puts on the tray.
    At school he leaves lunch because it isn't pasta.`,
};
