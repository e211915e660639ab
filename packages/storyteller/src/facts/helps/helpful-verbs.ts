const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/**
 * What people do for a child or with one, and never to one's harm. A habit of somebody else is told as help where it begins
 * with one of these; any other verb says too little of what is meant.
 */
export const DONE_FOR_A_CHILD = words(`
  answer ask bake blow bring brush build call carry check chat choose clap close colour color comb come cook count cover cuddle cut
  dance dim do draw dress eat explain fetch fill find fix float fold get give go guess hand help hide hold hug hum jog join jump keep
  kiss kneel lay leave lend let lie listen light lift link look make massage mend meet nod offer open pack paint pat phone
  pick plan play point practise practice prepare press promise pull push put race read remind repeat rest ring rock rub run
  save say send set share show sign sing sit skip sleep smile sort speak squeeze stand start stay stir stretch stroke swap sway
  swim swing take talk tap taste teach tell text tickle tidy trace try tuck turn use visit wait walk warm warn wash watch wave
  wear whisper whistle wink wrap write
`);

/** Of these it is plain that they are meant for the child, though nobody is named to whom it is done. */
export const PLAINLY_FOR_A_CHILD = words(`
  sing hum read count explain listen wait practise practice blow whisper massage stroke cuddle hug tuck rock check phone ring
  text call stay turn put fill warm dim lay wave smile nod
`);

/**
 * What a child does to feel better, told as a habit and nothing more. Verbs that are as often the trouble (run, hide, chew,
 * play) are not among them.
 */
export const SOOTHES_ITSELF = words(`
  ask breathe count cuddle draw hold hug hum journal knit light listen paint pray press read rub send sew sing sit squeeze stroke stretch
  talk tap tell wave whisper wrap write keep wear look colour color say think use sign
`);
