import { fold } from './normalise.ts';

/** The languages Lumi has fixed texts in. */
export type SafetyLanguage = 'en' | 'es';

const SPANISH = new Set(
  'el la los las mi mis hijo hija hijos bebe nino nina ninos que se esta estoy tiene tengo con por para muy un una de del y le su sus quiero quiere hace anos meses mes semanas respira ayuda como cuando cuanto pero ella ellos en puedo puede hago es fue ha al si ya mas mucho porque tu dice dijo esto eso nada todo desde ahora hoy ayer noche favor necesito respirar fiebre comer dormir donde sangre tomo trago bien mal soy nos entre hay sin sobre tras hasta era estaba quedo cayo gracias hola vomita despierta cabeza buenos buenas noches dias tardes murio fallecio nuestro nuestra rabieta rabietas berrinche berrinches pesadilla pesadillas adios vale cole escuela pipi caca'.split(
    ' ',
  ),
);
/** Words that both languages write alike ("no", "me", "he", "has") tell nothing and are in neither list. */
const ENGLISH = new Set(
  'the my is and she what how i you are was of to it for with not that this have does do can his her they we in on at but so been when just from be will him them baby daughter old year about after again all also am any anymore as because before being by cant could day days dont doesnt down each every everything everyone first get gets go goes going got hes here if into isnt its keep keeps kids know like make makes more most much need never new night nothing now off or other our out over own school should some still take tell tells than thats then there these thing things think time too two up us very want wants way week well were where which while why wont would yes your anything something someone little years month months'.split(
    ' ',
  ),
);

/** The language of the newest message that says enough to tell; English when none does. */
export function languageOf(messages: readonly string[]): SafetyLanguage {
  for (let at = messages.length - 1; at >= 0; at--) {
    const words = fold(messages[at] ?? '').split(/[^a-z]+/);
    const spanish = words.filter((each) => SPANISH.has(each)).length;
    const english = words.filter((each) => ENGLISH.has(each)).length;
    if (spanish !== english) return spanish > english ? 'es' : 'en';
  }
  return 'en';
}
