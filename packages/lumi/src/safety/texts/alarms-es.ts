import type { Addition } from '../concept.ts';
import type { Numbers } from './numbers.ts';

/** Las mismas líneas que en inglés: la primera es siempre lo que hay que hacer. */
export const ALARMS_ES = {
  emergency: (n: Numbers) => [
    `Llame ahora a ${n.emergency} y ponga el altavoz.`,
    'Diga dónde está, la edad del niño o la niña y lo que me ha contado. Quédese a su lado y haga lo que le indiquen.',
    'Soy un programa y no puedo ver a su hijo o hija: no espere mi respuesta. Aunque mejore mientras llama, haga la llamada.',
  ],
  missing: (n: Numbers) => [
    `Llame ahora a ${n.emergency}. No hay que esperar cuando falta un niño.`,
    'Diga dónde y cuándo fue visto por última vez, la edad, la ropa y lo que le preocupe.',
    'Mientras llama: primero donde haya agua (piscina, estanque, bañera), luego coches, armarios y debajo de las camas. Un adulto se queda donde fue visto por última vez; los demás buscan y preguntan.',
  ],
  'crisis-parent': (n: Numbers) => [
    `Llame a alguien ahora, antes de leer lo demás: a ${n.emergency} si cree que puede hacerse daño, o a ${n.crisis}.`,
    'Si hay un niño con usted, déjelo en un lugar seguro y pida a un adulto que venga a casa.',
    'Lo que ha escrito se puede decir a un médico con esas mismas palabras. Tiene tratamiento. No ha hecho nada malo por contarlo.',
  ],
  'harm-risk': (n: Numbers) => [
    'Deje a su hijo o hija en un lugar seguro, al bebé boca arriba en la cuna, cierre la puerta y aléjese diez minutos.',
    `Llame a una persona que pueda venir: «Te necesito aquí ahora». Si cree que aún puede hacer daño, llame a ${n.emergency}.`,
    `Si el bebé ha sido sacudido, o hay golpes, sueño raro, vómitos o marcas, llame ya a ${n.emergency} aunque parezca estar bien, y diga lo que pasó.`,
    'Contarlo protege a su hijo, y usted ya ha empezado.',
  ],
  'crisis-child': (n: Numbers) => [
    'Quédese con su hijo o hija ahora y aleje medicinas, objetos cortantes y cuerdas.',
    `Si ha habido un intento o hay un plan, llame a ${n.emergency}. Si no, llame hoy a ${n.crisis} o a su médico.${n.childLine}`,
    'Pregunte con claridad cuando haya calma: «¿Estás pensando en matarte?» Preguntar no mete la idea. Escuche y no prometa guardar el secreto.',
    'Tome en serio las palabras aunque las dijera con enfado y aunque ya haya calma.',
  ],
  abuse: (n: Numbers) => [
    `Si alguien está en peligro ahora, llame a ${n.emergency}; si no puede hablar, en muchos países se puede escribir o quedarse en silencio en la línea.`,
    'Si se lo ha contado un niño, diga: «Te creo. No es culpa tuya. Me alegro de que me lo digas». No le interrogue ni se enfrente a nadie. Anote sus palabras.',
    `Llame hoy a ${n.protection}.${n.violence}`,
    'Si alguien puede mirar este dispositivo, borre esta conversación.',
  ],
  'same-day': (n: Numbers) => [
    `Llame hoy a su médico o a ${n.health}; si es de noche, vaya a urgencias.`,
    'Diga lo que me ha contado, la edad, desde cuándo, cuánto ha bebido y cómo está en general.',
    `No espere si cuesta despertarle, le cuesta respirar, se pone azul o gris, convulsiona o tiene manchas que no se van al apretar: entonces llame a ${n.emergency}.`,
  ],
};

/** Lo que cada peligro añade tras la primera línea. */
export const ADDITIONS_ES: Readonly<Record<Addition, (n: Numbers) => readonly string[]>> = {
  battery: () => [
    'Una pila de botón o un imán es siempre una urgencia: vaya ya a urgencias aunque parezca estar bien. No le provoque el vómito; nada de comer ni beber salvo que se lo indiquen. Pregunte por teléfono si conviene darle miel durante el camino (solo mayores de un año).',
    'Lleve el envase o una pila igual y diga a qué hora pudo ocurrir.',
  ],
  poison: (n) => [
    `No le provoque el vómito y no le dé comida ni bebida salvo que se lo indiquen. Tenga a mano el envase: qué, cuánto y cuándo. Si está despierto y respira bien, también puede orientarle ${n.poison}.`,
  ],
  burn: () => [
    'Enfríe la quemadura con agua corriente fresca durante 20 minutos, ya, mientras alguien llama. Ni hielo ni cremas. Quite la ropa cercana si no está pegada y abrigue el resto del cuerpo.',
  ],
  choking: () => [
    'Si puede toser, deje que tosa. Si no, dé hasta cinco golpes firmes entre los omóplatos, con la cabeza baja, mientras alguien llama; le dirán qué sigue.',
  ],
  seizure: () => [
    'Despeje alrededor, no le meta nada en la boca ni le sujete. Mire la hora. Cuando pare, póngale de lado.',
  ],
  bleeding: () => ['Apriete fuerte la herida con un paño limpio y no suelte. No saque nada que esté clavado.'],
  water: () => [
    'Sáquele del agua, boca arriba, y diga enseguida si no respira: le guiarán. Si tose o tiene sueño después de hundirse, deben verle ya.',
  ],
  head: () => ['Que no se mueva y no le deje solo. Nada de comer ni beber hasta que le vean.'],
  allergy: () => [
    'Si hay un autoinyector de adrenalina, úselo ya, antes que nada. Túmbele con las piernas en alto, o sentado si le cuesta respirar. Que no se levante.',
  ],
  breathing: () => [
    'Si no respira, dígalo lo primero: le guiarán las manos. Si respira pero no despierta, póngale de lado.',
  ],
  rash: () => ['Diga: «Me preocupa una meningitis o una sepsis», y nombre los signos. No espere a que aparezcan más.'],
  eye: () => ['Lave el ojo con mucha agua corriente limpia durante 20 minutos, ya, mientras alguien llama.'],
  fire: () => ['Primero, todos fuera; después llame desde la calle. No vuelva a entrar.'],
  shaken: () => [],
  adult: () => [],
  trapped: () => [
    'Libere primero el cuello y la boca si puede hacerlo sin daño; no deje solo a su hijo o hija mientras llama.',
  ],
  fall: () => [],
};

/** Cuando es otro adulto quien quiere morir. */
export const OTHER_ADULT_ES = (n: Numbers): readonly string[] => [
  `Quédese con esa persona, o envíe a alguien, y llame a ${n.emergency} si puede hacerse daño ahora.`,
  `Si no, llame a ${n.crisis}, juntos si es posible. Aleje medicinas, objetos cortantes y cuerdas.`,
  'Pregunte con claridad: «¿Estás pensando en matarte?» Preguntar no mete la idea. Que los niños estén con otro adulto.',
];

/** Después de una alarma, hasta que se diga que todo está a salvo. */
export const STICKY_ES = {
  child: (n: Numbers) => [
    '¿Está su hijo o hija a salvo y lo está viendo alguien?',
    `Si no, llame ahora a ${n.emergency}; lo demás puede esperar hasta que me lo diga.`,
  ],
  parent: (n: Numbers) => [
    '¿Está usted a salvo y hay alguien a su lado?',
    `Si no, llame ahora a ${n.emergency} o a ${n.crisis}. Todo lo demás puede esperar.`,
  ],
  settled: () => [
    'Qué bien que me lo diga. Haga lo que le indiquen allí y no lo deje aunque todo parezca mejor.',
    'Ahora no le pregunto nada más. Cuando tenga un momento, anote qué pasó y cuándo, para quien les atienda después.',
  ],
};

/** La línea que va antes de una respuesta corriente. */
export const CHECK_NOW_ES = {
  danger: (n: Numbers) => `Si está pasando ahora, deje de leer y llame a ${n.emergency}.`,
  parent: (n: Numbers) =>
    `Si puede hacerse daño o hacer daño a su hijo, deje de leer, deje al niño en un lugar seguro y llame a ${n.emergency} o a ${n.crisis}.`,
};

/** Los límites. */
export const LIMITS_ES = {
  referral: () => [
    'Llame esta semana a su pediatra o enfermera y pida una revisión de lo que cuenta; si son palabras o sonidos, pida también una prueba de audición.',
    'Diga qué ve, desde cuándo y si ha perdido algo que ya hacía. Un vídeo corto ayuda. Si le dicen que espere, pregunte: «¿Hasta qué fecha y a quién llamo entonces?»',
    'Preguntar pronto no cuesta nada. Por escrito no puedo saber qué hay detrás.',
  ],
  medicine: (n: Numbers) => [
    `Pregunte la cantidad a un farmacéutico o a ${n.health}: le preguntarán la edad, el peso y qué más ha tomado.`,
    `Yo no doy dosis, porque un error puede hacer daño. Mientras tanto: ropa ligera, beber poco y a menudo, compañía. Médico hoy si bebe menos de la mitad o lleva ocho horas sin mojar el pañal; llame a ${n.emergency} si cuesta despertarle, está azul o gris, le cuesta respirar, convulsiona o tiene manchas que no se van al apretar.`,
  ],
  diagnosis: () => [
    'Anote cinco cosas que haya visto esta semana, con lugar y hora y sin etiquetas, y pida lo mismo en la escuela sin enseñar las suyas; lleve ambas al pediatra.',
    'No puedo decirle ni sí ni no; nadie puede por escrito.',
  ],
  rash: (n: Numbers) => [
    'Enséñelo hoy a un farmacéutico o médico; no puedo valorar manchas por escrito.',
    `Apriete un vaso transparente encima: si las manchas no se van, o está adormilado o muy mal, llame a ${n.emergency}.`,
  ],
  illness: (n: Numbers) => [
    `Pregunte a un farmacéutico o a ${n.health}: no puedo ver a su hijo o hija y no me toca valorarlo.`,
    'Médico hoy si bebe menos de la mitad, lleva ocho horas sin mojar el pañal, respira rápido, es menor de tres meses y tiene fiebre, la fiebre dura cinco días o siente que algo va mal.',
    `Llame a ${n.emergency} si cuesta despertarle, le cuesta respirar, está azul o gris, convulsiona, tiene el cuello rígido o manchas que no se van al apretar.`,
  ],
  fall: (n: Numbers) => [
    'Manténgale tranquilo y a la vista las próximas horas; a un bebé menor de un año debe verlo hoy un médico.',
    `Llame a ${n.emergency} si vomita más de una vez, tiene mucho sueño, está confuso o inestable, convulsiona, le duele mucho la cabeza, le sale líquido claro o sangre por oído o nariz, o no parece el mismo.`,
    `Si cayó desde más alto que su estatura o tiene dudas, llame ahora a ${n.health}.`,
  ],
  privacy: () => [
    'No escriba aquí apellidos, direcciones ni el nombre de la escuela: no los necesito.',
    'Soy un programa que ha leído sobre niños y no conoce al suyo; no soy médico. Las conversaciones quedan en el almacenamiento de su familia y puede borrarlas de la lista.',
  ],
  jailbreak: () => [
    'Cuénteme qué pasa con su hijo o hija y le ayudo con eso.',
    'Cómo estoy hecho no lo muestro ni lo cambio, y no hago de médico.',
  ],
  'off-topic': () => [
    'Pregúnteme por su hijo o hija: sueño, emociones, comida, palabras, escuela, amigos.',
    'Ese otro tema queda fuera de lo que he leído; solo estaría adivinando.',
  ],
};
