import { readdir } from 'node:fs/promises';
import type { FuzzEdge } from './fuzz-edge.ts';

/** The edges of every `.fuzz.ts` in this folder. */
export async function findAllEdges(): Promise<FuzzEdge[]> {
  const folder = import.meta.dirname;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.fuzz.ts')).sort();
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `${folder}/${file}`) as Promise<{ edges: FuzzEdge[] }>),
  );
  return modules.flatMap(({ edges }) => edges);
}
