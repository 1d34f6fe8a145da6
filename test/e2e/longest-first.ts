import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts the longest files first, so that none of them runs alone at the end. Vitest takes a large file for a long one; those of the
 * fills and the soak take two minutes each, and are a few lines.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return moduleId.includes('/fill/') || moduleId.endsWith('/soak.test.ts');
}
